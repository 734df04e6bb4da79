<?php

declare(strict_types=1);

namespace Driver;

/** The extension of PECL, `tarantool`. It knows no SQL. */
final class ExtensionConnector implements Connector
{
    private \Tarantool $client;

    public function __construct(string $host, int $port)
    {
        $this->client = new \Tarantool($host, $port);
        $this->client->connect();
    }

    public function call(string $function, mixed ...$arguments): array
    {
        return $this->client->call($function, $arguments);
    }

    public function answered(\Throwable $exception): bool
    {
        return $exception instanceof \TarantoolClientError;
    }

    public function operation(string $name): \Closure
    {
        $client = $this->client;
        $set = static fn (string $value): array => [['field' => 1, 'op' => '=', 'arg' => $value]];

        return match ($name) {
            'ping' => static fn (): bool => $client->ping(),
            // The extension calls as Tarantool 1.6 did, where each result comes as a tuple.
            'call' => static fn (int $key): bool
                => $client->call('math.min', [42, 1 + $key % 99]) === [[min(42, 1 + $key % 99)]],
            'evaluate' => static fn (int $key): bool => $client->evaluate('return ...', [$key]) === [$key],
            'select' => static fn (int $key): bool
                => $client->select(self::SPACE, [$key], 0, 1) === [[$key, "tuple_$key"]],
            'insert' => static function (int $key) use ($client): bool {
                $rows = $client->insert(self::SPACE, [null, "tuple_$key"]);

                return $rows[0][0] > 10_000 && $rows === [[$rows[0][0], "tuple_$key"]];
            },
            'replace' => static fn (int $key): bool => $client->replace(self::SPACE, [$key, 'a']) === [[$key, 'a']],
            'update' => static fn (int $key): bool
                => $client->update(self::SPACE, [$key], $set('a')) === [[$key, 'a']],
            'upsert' => static fn (int $key): bool => $client->upsert(self::SPACE, [$key, 'a'], $set('b')) === [],
            'delete' => static fn (int $key): bool => $client->delete(self::SPACE, [$key]) === [[$key, "tuple_$key"]],
        };
    }
}
