module greeting

go 1.26
