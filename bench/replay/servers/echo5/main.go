package main

import (
	"log"
	"net/http"
	"os"

	"github.com/labstack/echo/v5"
)

type order struct {
	Name  string   `json:"name"`
	Count int      `json:"count"`
	Tags  []string `json:"tags"`
}

func main() {
	server := echo.New()
	server.GET("/", func(c *echo.Context) error {
		return c.String(http.StatusOK, "Hello World!")
	})
	server.GET("/users/:user/posts/:post", func(c *echo.Context) error {
		return c.String(http.StatusOK, c.Param("user")+", "+c.Param("post"))
	})
	server.POST("/orders", func(c *echo.Context) error {
		var given order
		if err := c.Bind(&given); err != nil {
			return err
		}
		return c.String(http.StatusOK, given.Name)
	})
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), server))
}
