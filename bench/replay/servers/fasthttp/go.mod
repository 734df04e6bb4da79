module server

go 1.23

require github.com/valyala/fasthttp v{{fasthttp}}
