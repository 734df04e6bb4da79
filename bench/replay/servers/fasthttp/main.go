package main

import (
	"log"
	"os"

	"github.com/valyala/fasthttp"
)

func main() {
	log.Fatal(fasthttp.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), func(ctx *fasthttp.RequestCtx) {
		ctx.SetContentType("text/plain")
		ctx.SetBodyString("Hello World!")
	}))
}
