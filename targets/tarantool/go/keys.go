package main

import "strings"

const tuples = 10_000

// random is the "minimal standard" generator of Park and Miller, the same in every driver, so that a seed means
// the same keys everywhere.
type random uint64

func (r *random) next(below int) int {
	*r = *r * 48271% 2147483647
	return int(*r) % below
}

// keysFor makes the keys of all operations before the clock starts.
func keysFor(operation string, count, seed int) []int {
	r := random(seed)
	keys := make([]int, count)
	if !deletes(operation) {
		for i := range keys {
			keys[i] = 1 + r.next(tuples)
		}
		return keys
	}
	// What is deleted must be there: every key at most once.
	all := make([]int, spaceSize(operation, count))
	for i := range all {
		all[i] = i + 1
	}
	for i := len(all) - 1; i > 0; i-- {
		j := r.next(i + 1)
		all[i], all[j] = all[j], all[i]
	}
	return all[:count]
}

// spaceSize is how many tuples an operation needs to begin with.
func spaceSize(operation string, count int) int {
	if deletes(operation) {
		return max(count, tuples)
	}
	return tuples
}

func deletes(operation string) bool { return strings.HasSuffix(operation, "delete") }
