package main

import (
	"strconv"

	tarantool "github.com/tarantool/go-tarantool/v2"
)

// space is the id that the server gives to the space, whatever its schema's version.
const space = 512

type tuple struct {
	_msgpack struct{} `msgpack:",asArray"` //nolint:unused // an option of the encoder
	ID       int
	Name     string
}

// An operation is one request, and what its answer must be.
type operation struct {
	request func(key int) tarantool.Request
	correct func(key int, answer *tarantool.Future) bool
}

var operations = map[string]operation{
	"ping": {
		func(int) tarantool.Request { return tarantool.NewPingRequest() },
		func(_ int, answer *tarantool.Future) bool { _, err := answer.Get(); return err == nil },
	},
	"call": {
		func(key int) tarantool.Request {
			return tarantool.NewCall17Request("math.min").Args([]int{42, 1 + key%99})
		},
		func(key int, answer *tarantool.Future) bool { return oneNumber(answer, min(42, 1+key%99)) },
	},
	"evaluate": {
		func(key int) tarantool.Request {
			return tarantool.NewEvalRequest("return ...").Args([]int{key})
		},
		func(key int, answer *tarantool.Future) bool { return oneNumber(answer, key) },
	},
	"select": {
		func(key int) tarantool.Request {
			return tarantool.NewSelectRequest(space).Index(0).Limit(1).Key([]int{key})
		},
		func(key int, answer *tarantool.Future) bool { return oneTuple(answer, key, name(key)) },
	},
	"insert": {
		func(key int) tarantool.Request {
			return tarantool.NewInsertRequest(space).Tuple([]any{nil, name(key)})
		},
		func(key int, answer *tarantool.Future) bool {
			var rows []tuple
			err := answer.GetTyped(&rows)
			return err == nil && len(rows) == 1 && rows[0].ID > tuples && rows[0].Name == name(key)
		},
	},
	"replace": {
		func(key int) tarantool.Request { return tarantool.NewReplaceRequest(space).Tuple([]any{key, "a"}) },
		func(key int, answer *tarantool.Future) bool { return oneTuple(answer, key, "a") },
	},
	"update": {
		func(key int) tarantool.Request {
			set := tarantool.NewOperations().Assign(1, "a")
			return tarantool.NewUpdateRequest(space).Index(0).Key([]int{key}).Operations(set)
		},
		func(key int, answer *tarantool.Future) bool { return oneTuple(answer, key, "a") },
	},
	"upsert": {
		func(key int) tarantool.Request {
			set := tarantool.NewOperations().Assign(1, "b")
			return tarantool.NewUpsertRequest(space).Tuple([]any{key, "a"}).Operations(set)
		},
		func(_ int, answer *tarantool.Future) bool {
			rows, err := answer.Get()
			return err == nil && len(rows) == 0
		},
	},
	"delete": {
		func(key int) tarantool.Request {
			return tarantool.NewDeleteRequest(space).Index(0).Key([]int{key})
		},
		func(key int, answer *tarantool.Future) bool { return oneTuple(answer, key, name(key)) },
	},
	"sql-select": {
		func(key int) tarantool.Request {
			return sql(`SELECT "id", "name" FROM "tuples" WHERE "id" = ?`, key)
		},
		func(key int, answer *tarantool.Future) bool { return oneTuple(answer, key, name(key)) },
	},
	"sql-insert": {
		func(key int) tarantool.Request { return sql(`INSERT INTO "tuples" VALUES (NULL, ?)`, name(key)) },
		oneRowChanged,
	},
	"sql-update": {
		func(key int) tarantool.Request {
			return sql(`UPDATE "tuples" SET "name" = ? WHERE "id" = ?`, "a", key)
		},
		oneRowChanged,
	},
	"sql-delete": {
		func(key int) tarantool.Request { return sql(`DELETE FROM "tuples" WHERE "id" = ?`, key) },
		oneRowChanged,
	},
}

func name(key int) string { return "tuple_" + strconv.Itoa(key) }

func sql(text string, args ...any) tarantool.Request {
	return tarantool.NewExecuteRequest(text).Args(args)
}

func oneNumber(answer *tarantool.Future, want int) bool {
	var numbers []int
	err := answer.GetTyped(&numbers)
	return err == nil && len(numbers) == 1 && numbers[0] == want
}

func oneTuple(answer *tarantool.Future, id int, name string) bool {
	var rows []tuple
	err := answer.GetTyped(&rows)
	return err == nil && len(rows) == 1 && rows[0].ID == id && rows[0].Name == name
}

func oneRowChanged(_ int, answer *tarantool.Future) bool {
	response, err := answer.GetResponse()
	if err != nil {
		return false
	}
	executed, ok := response.(*tarantool.ExecuteResponse)
	if !ok {
		return false
	}
	info, err := executed.SQLInfo()
	return err == nil && info.AffectedCount == 1
}
