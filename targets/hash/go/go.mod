module hashing

go 1.26
