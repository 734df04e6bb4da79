// Fixed answers every request with the same bytes, without reading more of it than where it ends: as little work as a server can do.
package main

import (
	"bytes"
	"log"
	"net"
	"os"
)

var (
	end    = []byte("\r\n\r\n")
	answer = []byte("HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 12\r\n\r\nHello World!")
)

// serve takes requests without a body, each in one piece or in several.
func serve(connection net.Conn) {
	defer connection.Close()
	buffer := make([]byte, 4096)
	filled := 0
	for {
		n, err := connection.Read(buffer[filled:])
		if err != nil {
			return
		}
		filled += n
		for {
			at := bytes.Index(buffer[:filled], end)
			if at < 0 {
				break
			}
			if _, err := connection.Write(answer); err != nil {
				return
			}
			filled = copy(buffer, buffer[at+len(end):filled])
		}
		if filled == len(buffer) {
			return
		}
	}
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	listener, err := net.Listen("tcp", ":"+port)
	if err != nil {
		log.Fatal(err)
	}
	for {
		connection, err := listener.Accept()
		if err != nil {
			log.Fatal(err)
		}
		go serve(connection)
	}
}
