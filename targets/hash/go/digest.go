package main

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"os"
)

// file is read again for each request: that is the work.
var file = valueOr("DATA", "data.bin")

// digest answers what hashing the file count times gives.
func digest(count int) (status int, body string) {
	data, err := os.ReadFile(file)
	if err != nil {
		return http.StatusInternalServerError, "Cannot read the file"
	}
	var sum [sha256.Size]byte
	for range count {
		sum = sha256.Sum256(data)
	}
	return http.StatusOK, hex.EncodeToString(sum[:])
}
