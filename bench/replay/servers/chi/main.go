package main

import (
	"io"
	"log"
	"net/http"
	"os"

	"github.com/go-chi/chi/v5"
)

func main() {
	router := chi.NewRouter()
	router.Get("/users/{user}/posts/{post}", func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, chi.URLParam(r, "user")+", "+chi.URLParam(r, "post"))
	})
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), router))
}
