package main

import (
	"sync"
	"sync/atomic"

	tarantool "github.com/tarantool/go-tarantool/v2"
)

// A mode performs one operation per key over one connection, and returns how many had no correct answer.
type mode func(conn *tarantool.Connection, op operation, keys []int, concurrency int) (errors int)

var modes = map[string]mode{"sync": inTurn, "pipelined": pipelined, "parallel": parallel}

// inTurn waits for each answer before it sends the next request.
func inTurn(conn *tarantool.Connection, op operation, keys []int, _ int) (errors int) {
	for _, key := range keys {
		if !op.correct(key, conn.Do(op.request(key))) {
			errors++
		}
	}
	return errors
}

// pipelined keeps up to `concurrency` requests under way from one goroutine.
func pipelined(conn *tarantool.Connection, op operation, keys []int, concurrency int) (errors int) {
	window := make([]*tarantool.Future, min(concurrency, len(keys)))
	check := func(i int) {
		if !op.correct(keys[i], window[i%len(window)]) {
			errors++
		}
	}
	for i, key := range keys {
		if i >= len(window) {
			check(i - len(window))
		}
		window[i%len(window)] = conn.Do(op.request(key))
	}
	for i := len(keys) - len(window); i < len(keys); i++ {
		check(i)
	}
	return errors
}

// parallel has `concurrency` goroutines, each of which waits for its own answers.
func parallel(conn *tarantool.Connection, op operation, keys []int, concurrency int) int {
	var workers sync.WaitGroup
	var next, errors atomic.Int64
	for range concurrency {
		workers.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(keys)); i = next.Add(1) - 1 {
				if !op.correct(keys[i], conn.Do(op.request(keys[i]))) {
					errors.Add(1)
				}
			}
		})
	}
	workers.Wait()
	return int(errors.Load())
}
