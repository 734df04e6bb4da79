package main

import (
	"log"
	"net/http"
	"os"

	"github.com/gin-gonic/gin"
)

func main() {
	gin.SetMode(gin.ReleaseMode)
	router := gin.New()
	router.GET("/users/:user/posts/:post", func(c *gin.Context) {
		c.String(http.StatusOK, c.Param("user")+", "+c.Param("post"))
	})
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), router))
}
