package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
)

var backend = os.Getenv("BACKEND")

// Every request may hold a connection, and each goes back to the pool: the default keeps two.
var client = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 10_000}}

// askBackend returns once the backend has answered, which takes it ms milliseconds.
func askBackend(ctx context.Context, ms int) error {
	if backend == "" {
		return fmt.Errorf("BACKEND is not set")
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, fmt.Sprintf("http://%s/?ms=%d", backend, ms), nil)
	if err != nil {
		return err
	}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("the backend answered %s", response.Status)
	}
	_, err = io.Copy(io.Discard, response.Body)
	return err
}
