// Greeting answers "/" and "/greeting/<name>" in plain text, and 404 to anything else.
package main

import (
	"context"
	"errors"
	"io"
	"log"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
)

func answer(r *http.Request) (status int, body string) {
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		// The path as it was sent: "/greeting/%41" is not "/greeting/A".
		path := r.URL.EscapedPath()
		if path == "/" {
			return http.StatusOK, "Hello World!"
		}
		if name, found := strings.CutPrefix(path, "/greeting/"); found && letters(name) {
			return http.StatusOK, "Hello, " + name
		}
	}
	return http.StatusNotFound, "Not Found"
}

// letters tells whether s is one or more of a to z and A to Z.
func letters(s string) bool {
	for i := range len(s) {
		if c := s[i] | 0x20; c < 'a' || c > 'z' {
			return false
		}
	}
	return s != ""
}

func serve(w http.ResponseWriter, r *http.Request) {
	status, body := answer(r)
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	io.WriteString(w, body)
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	// A handler without a ServeMux: the mux would answer "//" with a redirect.
	server := &http.Server{
		Addr:                         ":" + port,
		Handler:                      http.HandlerFunc(serve),
		DisableGeneralOptionsHandler: true,
	}

	stopped, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(stopped, func() { server.Close() })

	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		log.Fatal(err)
	}
}
