module server

go 1.23

require github.com/labstack/echo/v4 v{{echo}}
