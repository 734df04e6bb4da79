package main

import (
	"net/url"
	"strconv"
	"strings"
)

// whole reads a number from 1 to most; the first of that name counts, as with the other servers.
func whole(query, name string, otherwise, most int) (number int, ok bool) {
	text, has := first(query, name)
	if !has {
		return otherwise, true
	}
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' || text[0] == '0' {
			return 0, false
		}
	}
	number, err := strconv.Atoi(text)
	return number, err == nil && number <= most
}

// first does what url.ParseQuery does, but keeps parts that are badly escaped or hold a semicolon.
func first(query, name string) (value string, has bool) {
	for part := range strings.SplitSeq(query, "&") {
		key, value, _ := strings.Cut(part, "=")
		if unescaped(key) == name {
			return unescaped(value), true
		}
	}
	return "", false
}

func unescaped(text string) string {
	if plain, err := url.QueryUnescape(text); err == nil {
		return plain
	}
	return text
}
