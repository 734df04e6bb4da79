// Hash reads a file on every request, hashes it n times with SHA-256 and answers the digest in hex.
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
	"syscall"
)

const (
	mostHashes       = 999999
	mostMilliseconds = 9999
)

func valueOr(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func answer(r *http.Request) (status int, body string) {
	reads := r.Method == http.MethodGet || r.Method == http.MethodHead
	if !reads {
		return http.StatusNotFound, "Not Found"
	}
	switch r.URL.EscapedPath() {
	case "/":
		n, ok := whole(r.URL.RawQuery, "n", 1, mostHashes)
		if !ok {
			return http.StatusBadRequest, "n must be a whole number from 1 to 999999"
		}
		return digest(n)
	case "/wait":
		ms, ok := whole(r.URL.RawQuery, "ms", 20, mostMilliseconds)
		if !ok {
			return http.StatusBadRequest, "ms must be a whole number from 1 to 9999"
		}
		if err := askBackend(r.Context(), ms); err != nil {
			return http.StatusBadGateway, "The backend did not answer"
		}
		return digest(1)
	}
	return http.StatusNotFound, "Not Found"
}

func serve(w http.ResponseWriter, r *http.Request) {
	status, body := answer(r)
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	io.WriteString(w, body)
}

func main() {
	// A handler without a ServeMux: the mux would answer "//" with a redirect.
	server := &http.Server{
		Addr:                         ":" + valueOr("PORT", "8080"),
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
