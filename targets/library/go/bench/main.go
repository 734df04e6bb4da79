// The server that the library is measured by.
package main

import (
	"io"
	"log"
	"net/http"
	"os"

	"example.com/greet"
)

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	handler := http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		io.WriteString(response, greet.Greet(request.URL.Path[1:]))
	})
	log.Fatal(http.ListenAndServe(":"+port, handler))
}
