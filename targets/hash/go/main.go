// Hash reads a file on every request, hashes it n times with SHA-256 and answers the digest in hex.
package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"os/signal"
	"strconv"
	"syscall"
)

const most = 999999

// file is read again for each request: that is the work.
var file = valueOr("DATA", "data.bin")

func valueOr(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

// count tells how often to hash: once where the query does not say.
func count(query string) (n int, ok bool) {
	// A broken part of the query is left out, as the other servers do.
	values, _ := url.ParseQuery(query)
	if !values.Has("n") {
		return 1, true
	}
	text := values.Get("n")
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' || text[0] == '0' {
			return 0, false
		}
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n <= most
}

func digest(data []byte, count int) string {
	var sum [sha256.Size]byte
	for range count {
		sum = sha256.Sum256(data)
	}
	return hex.EncodeToString(sum[:])
}

func answer(r *http.Request) (status int, body string) {
	reads := r.Method == http.MethodGet || r.Method == http.MethodHead
	if !reads || r.URL.EscapedPath() != "/" {
		return http.StatusNotFound, "Not Found"
	}
	n, ok := count(r.URL.RawQuery)
	if !ok {
		return http.StatusBadRequest, "n must be a whole number from 1 to 999999"
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return http.StatusInternalServerError, "Cannot read the file"
	}
	return http.StatusOK, digest(data, n)
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
