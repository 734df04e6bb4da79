// Backend answers "ok" after as many milliseconds as the query's ms says: what a server waits for that calls another.
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
	"time"
)

const most = 60_000

func serve(w http.ResponseWriter, r *http.Request) {
	if text := r.URL.Query().Get("ms"); text != "" {
		ms, err := strconv.Atoi(text)
		if err != nil || ms < 0 || ms > most {
			http.Error(w, "ms must be a whole number from 0 to 60000", http.StatusBadRequest)
			return
		}
		time.Sleep(time.Duration(ms) * time.Millisecond)
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	io.WriteString(w, "ok")
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "9000"
	}
	// No time-outs: idle connections stay in the callers' pools.
	server := &http.Server{Addr: ":" + port, Handler: http.HandlerFunc(serve)}

	stopped, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(stopped, func() { server.Close() })

	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		log.Fatal(err)
	}
}
