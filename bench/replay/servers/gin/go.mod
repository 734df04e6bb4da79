module server

go 1.23

require github.com/gin-gonic/gin v{{gin}}
