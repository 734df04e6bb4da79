const SPACE = 512;
const PRIMARY = 0;

const nameOf = (key) => `tuple_${key}`;
const least = (key) => Math.min(42, 1 + (key % 99));

function oneTuple(rows, id, name) {
  return rows.length === 1 && rows[0][0] === id && rows[0][1] === name;
}

/** The connector tells the number of changed rows in words. */
const oneRowChanged = (answer) => answer === "Affected row count: 1";

/** Each operation: its request, and whether an answer to it is the right one. */
export const OPERATIONS = {
  ping: {
    request: (connection) => connection.ping(),
    correct: (_, answer) => answer === true,
  },
  call: {
    request: (connection, key) => connection.call("math.min", 42, 1 + (key % 99)),
    // The connector calls as Tarantool 1.6 did, where each result comes as a tuple.
    correct: (key, [tuple]) => tuple?.length === 1 && tuple[0] === least(key),
  },
  evaluate: {
    request: (connection, key) => connection.eval("return ...", key),
    correct: (key, results) => results.length === 1 && results[0] === key,
  },
  select: {
    request: (connection, key) => connection.select(SPACE, PRIMARY, 1, 0, "eq", [key]),
    correct: (key, rows) => oneTuple(rows, key, nameOf(key)),
  },
  insert: {
    request: (connection, key) => connection.insert(SPACE, [null, nameOf(key)]),
    correct: (key, rows) => rows[0]?.[0] > 10_000 && oneTuple(rows, rows[0][0], nameOf(key)),
  },
  replace: {
    request: (connection, key) => connection.replace(SPACE, [key, "a"]),
    correct: (key, rows) => oneTuple(rows, key, "a"),
  },
  update: {
    request: (connection, key) => connection.update(SPACE, PRIMARY, [key], [["=", 1, "a"]]),
    correct: (key, rows) => oneTuple(rows, key, "a"),
  },
  upsert: {
    request: (connection, key) => connection.upsert(SPACE, [["=", 1, "b"]], [key, "a"]),
    correct: (_, rows) => rows.length === 0,
  },
  delete: {
    request: (connection, key) => connection.delete(SPACE, PRIMARY, [key]),
    correct: (key, rows) => oneTuple(rows, key, nameOf(key)),
  },
  "sql-select": {
    request: (connection, key) => connection.sql('SELECT "id", "name" FROM "tuples" WHERE "id" = ?', [key]),
    correct: (key, rows) => rows.length === 1 && rows[0].id === key && rows[0].name === nameOf(key),
  },
  "sql-insert": {
    request: (connection, key) => connection.sql('INSERT INTO "tuples" VALUES (NULL, ?)', [nameOf(key)]),
    correct: (_, answer) => oneRowChanged(answer),
  },
  "sql-update": {
    request: (connection, key) => connection.sql('UPDATE "tuples" SET "name" = ? WHERE "id" = ?', ["a", key]),
    correct: (_, answer) => oneRowChanged(answer),
  },
  "sql-delete": {
    request: (connection, key) => connection.sql('DELETE FROM "tuples" WHERE "id" = ?', [key]),
    correct: (_, answer) => oneRowChanged(answer),
  },
};
