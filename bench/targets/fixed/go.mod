module fixed

go 1.26
