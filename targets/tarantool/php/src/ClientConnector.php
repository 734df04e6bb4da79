<?php

declare(strict_types=1);

namespace Driver;

use Tarantool\Client\Client;
use Tarantool\Client\Connection\Connection;
use Tarantool\Client\Exception\RequestFailed;
use Tarantool\Client\Handler\DefaultHandler;
use Tarantool\Client\Packer\Packer;
use Tarantool\Client\Schema\Criteria;
use Tarantool\Client\Schema\Operations;

/** The client in pure PHP, `tarantool/client`. */
final class ClientConnector implements Connector
{
    private Client $client;

    public function __construct(Connection $connection, Packer $packer)
    {
        $connection->open();
        $this->client = new Client(new DefaultHandler($connection, $packer));
    }

    public function call(string $function, mixed ...$arguments): array
    {
        return $this->client->call($function, ...$arguments);
    }

    public function answered(\Throwable $exception): bool
    {
        return $exception instanceof RequestFailed;
    }

    public function operation(string $name): \Closure
    {
        $client = $this->client;
        $space = $client->getSpaceById(self::SPACE);
        $changed = static fn (string $sql, mixed ...$values): bool
            => $client->executeUpdate($sql, ...$values)->count() === 1;

        return match ($name) {
            'ping' => static function () use ($client): bool {
                $client->ping();

                return true;
            },
            'call' => static fn (int $key): bool
                => $client->call('math.min', 42, 1 + $key % 99) === [min(42, 1 + $key % 99)],
            'evaluate' => static fn (int $key): bool => $client->evaluate('return ...', $key) === [$key],
            'select' => static fn (int $key): bool
                => $space->select(Criteria::key([$key])->andLimit(1)) === [[$key, "tuple_$key"]],
            'insert' => static function (int $key) use ($space): bool {
                $rows = $space->insert([null, "tuple_$key"]);

                return $rows[0][0] > 10_000 && $rows === [[$rows[0][0], "tuple_$key"]];
            },
            'replace' => static fn (int $key): bool => $space->replace([$key, 'a']) === [[$key, 'a']],
            'update' => static fn (int $key): bool
                => $space->update([$key], Operations::set(1, 'a')) === [[$key, 'a']],
            // The client takes an error for an exception, and has nothing to return else.
            'upsert' => static function (int $key) use ($space): bool {
                $space->upsert([$key, 'a'], Operations::set(1, 'b'));

                return true;
            },
            'delete' => static fn (int $key): bool => $space->delete([$key]) === [[$key, "tuple_$key"]],
            'sql-select' => static fn (int $key): bool
                => $client->executeQuery('SELECT "id", "name" FROM "tuples" WHERE "id" = ?', $key)->getData()
                    === [[$key, "tuple_$key"]],
            'sql-insert' => static fn (int $key): bool
                => $changed('INSERT INTO "tuples" VALUES (NULL, ?)', "tuple_$key"),
            'sql-update' => static fn (int $key): bool
                => $changed('UPDATE "tuples" SET "name" = ? WHERE "id" = ?', 'a', $key),
            'sql-delete' => static fn (int $key): bool => $changed('DELETE FROM "tuples" WHERE "id" = ?', $key),
        };
    }
}
