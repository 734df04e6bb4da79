module server

go 1.14
