module server

go 1.23

require github.com/go-chi/chi/v5 v{{chi}}
