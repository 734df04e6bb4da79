// Package greet is the library.
package greet

// Greet says hello to somebody.
func Greet(name string) string {
	return "Hello, " + name
}
