"""Mode sync: the connector `tarantool`, which waits for each answer before the next request."""

import time

import tarantool

SPACE = 512


def run(options, keys, size):
    connection = tarantool.Connection(
        options.host,
        options.port,
        connection_timeout=5,
        reconnect_max_attempts=0,
    )
    connection.call("reset", size)
    # The connector reads the schema when it connects, and has to know the new one before the clock starts.
    connection.close()
    connection.connect()
    correct = operations(connection)[options.operation]

    errors = 0
    began = time.monotonic()
    for key in keys:
        try:
            errors += not correct(key)
        except tarantool.NetworkError:
            raise
        except tarantool.Error:
            errors += 1
    seconds = time.monotonic() - began

    connection.call("done")
    return seconds, errors


def operations(connection):
    """Each performs one request, and tells whether its answer is the right one."""

    def execute(text, *args):
        return connection.execute(text, args)

    def least(key):
        return min(42, 1 + key % 99)

    def inserted(key):
        rows = connection.insert(SPACE, (None, f"tuple_{key}")).data
        return len(rows) == 1 and rows[0][0] > 10_000 and rows[0][1:] == [f"tuple_{key}"]

    return {
        "ping": lambda key: connection.ping() is not None,
        "call": lambda key: connection.call("math.min", 42, 1 + key % 99).data == [least(key)],
        "evaluate": lambda key: connection.eval("return ...", key).data == [key],
        "select": lambda key: connection.select(SPACE, key, limit=1).data == [[key, f"tuple_{key}"]],
        "insert": inserted,
        "replace": lambda key: connection.replace(SPACE, (key, "a")).data == [[key, "a"]],
        "update": lambda key: connection.update(SPACE, key, [("=", 1, "a")]).data == [[key, "a"]],
        "upsert": lambda key: connection.upsert(SPACE, (key, "a"), [("=", 1, "b")]).data == [],
        "delete": lambda key: connection.delete(SPACE, key).data == [[key, f"tuple_{key}"]],
        "sql-select": lambda key: (
            execute('SELECT "id", "name" FROM "tuples" WHERE "id" = ?', key).data == [[key, f"tuple_{key}"]]
        ),
        "sql-insert": lambda key: (
            execute('INSERT INTO "tuples" VALUES (NULL, ?)', f"tuple_{key}").affected_row_count == 1
        ),
        "sql-update": lambda key: (
            execute('UPDATE "tuples" SET "name" = ? WHERE "id" = ?', "a", key).affected_row_count == 1
        ),
        "sql-delete": lambda key: execute('DELETE FROM "tuples" WHERE "id" = ?', key).affected_row_count == 1,
    }
