"""Mode async: the connector `asynctnt`, with many coroutines on one connection."""

import asyncio
import time

import asynctnt

SPACE = 512


def run(options, keys, size):
    return asyncio.run(perform(options, keys, size))


async def perform(options, keys, size):
    connection = asynctnt.Connection(
        host=options.host,
        port=options.port,
        # The space is addressed by its id; pings beside the requests would be work of the connector's own.
        fetch_schema=False,
        auto_refetch_schema=False,
        ping_timeout=0,
        reconnect_timeout=0,
        connect_timeout=5,
    )
    await connection.connect()
    await connection.call("reset", [size])
    correct = operations(connection)[options.operation]
    waiting = iter(keys)
    errors = 0

    async def work():
        nonlocal errors
        # All workers take from one iterator: each key is one worker's.
        for key in waiting:
            try:
                right = await correct(key)
                # Not in one line with the wait, in which other workers count too.
                errors += not right
            except asynctnt.exceptions.TarantoolNetworkError:
                raise
            except asynctnt.exceptions.TarantoolError:
                errors += 1

    workers = [work() for _ in range(options.concurrency)]
    began = time.monotonic()
    await asyncio.gather(*workers)
    seconds = time.monotonic() - began

    await connection.call("done")
    await connection.disconnect()
    return seconds, errors


def operations(connection):
    """Each performs one request, and tells whether its answer is the right one."""

    async def rows(request):
        return [tuple(row) for row in (await request).body]

    async def ping(key):
        await connection.ping()
        return True

    async def call(key):
        return (await connection.call("math.min", [42, 1 + key % 99])).body == [min(42, 1 + key % 99)]

    async def evaluate(key):
        return (await connection.eval("return ...", [key])).body == [key]

    async def select(key):
        return await rows(connection.select(SPACE, [key], limit=1)) == [(key, f"tuple_{key}")]

    async def insert(key):
        answer = await rows(connection.insert(SPACE, [None, f"tuple_{key}"]))
        return len(answer) == 1 and answer[0][0] > 10_000 and answer[0][1:] == (f"tuple_{key}",)

    async def replace(key):
        return await rows(connection.replace(SPACE, [key, "a"])) == [(key, "a")]

    async def update(key):
        return await rows(connection.update(SPACE, [key], [("=", 1, "a")])) == [(key, "a")]

    async def upsert(key):
        return await rows(connection.upsert(SPACE, [key, "a"], [("=", 1, "b")])) == []

    async def delete(key):
        return await rows(connection.delete(SPACE, [key])) == [(key, f"tuple_{key}")]

    async def sql_select(key):
        text = 'SELECT "id", "name" FROM "tuples" WHERE "id" = ?'
        return await rows(connection.execute(text, [key])) == [(key, f"tuple_{key}")]

    async def changed(text, *args):
        return (await connection.execute(text, args)).rowcount == 1

    return {
        "ping": ping,
        "call": call,
        "evaluate": evaluate,
        "select": select,
        "insert": insert,
        "replace": replace,
        "update": update,
        "upsert": upsert,
        "delete": delete,
        "sql-select": sql_select,
        "sql-insert": lambda key: changed('INSERT INTO "tuples" VALUES (NULL, ?)', f"tuple_{key}"),
        "sql-update": lambda key: changed('UPDATE "tuples" SET "name" = ? WHERE "id" = ?', "a", key),
        "sql-delete": lambda key: changed('DELETE FROM "tuples" WHERE "id" = ?', key),
    }
