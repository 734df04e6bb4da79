<?php

declare(strict_types=1);

namespace Driver;

use Tarantool\Client\Connection\Connection;
use Tarantool\Client\Connection\StreamConnection;
use Tarantool\Client\Packer\PurePacker;

/** What the command line and the environment say. */
final class Options
{
    public const OPERATIONS = [
        'ping', 'call', 'evaluate', 'select', 'insert', 'replace', 'update', 'upsert', 'delete',
        'sql-select', 'sql-insert', 'sql-update', 'sql-delete',
    ];
    public const CONNECTORS = ['pure', 'msgpack', 'extension'];
    public const MODES = ['sync', 'fibers', 'swoole', 'swoole-processes', 'parallel', 'parallel-fibers'];
    /** What is no part of PHP, by the word in a mode's or a connector's name. */
    private const EXTENSIONS = [
        'msgpack' => 'msgpack', 'extension' => 'tarantool', 'swoole' => 'swoole', 'parallel' => 'parallel',
    ];

    public string $operation = '';
    public string $mode = 'sync';
    public string $connector = 'pure';
    public int $count = 10_000;
    public int $concurrency = 25;
    public int $seed = 1;
    public string $host;
    public int $port;

    /** @param list<string> $arguments */
    public function __construct(array $arguments)
    {
        while ($arguments !== []) {
            $flag = array_shift($arguments);
            if (!preg_match('/^--(operation|mode|connector|count|concurrency|seed)$/', $flag, $found)) {
                throw new UsageError("unexpected \"$flag\"");
            }
            $value = array_shift($arguments) ?? throw new UsageError("$flag needs a value");
            $name = $found[1];
            $this->$name = is_int($this->$name) ? self::number($flag, $value) : $value;
        }
        self::oneOf('operation', $this->operation, self::OPERATIONS);
        self::oneOf('mode', $this->mode, self::MODES);
        self::oneOf('connector', $this->connector, self::CONNECTORS);
        foreach (self::EXTENSIONS as $word => $extension) {
            if (str_contains("{$this->mode} {$this->connector}", $word) && !extension_loaded($extension)) {
                throw new UsageError("this PHP has no extension \"$extension\"");
            }
        }
        if ($this->connector === 'extension' && str_starts_with($this->operation, 'sql-')) {
            throw new UsageError('the extension knows no SQL');
        }
        if ($this->connector === 'extension' && str_contains($this->mode, 'fibers')) {
            throw new UsageError('the extension waits for the server itself, in any fiber');
        }
        $address = getenv('TARANTOOL') ?: '127.0.0.1:3301';
        if (!preg_match('/^(.+):(\d{1,5})$/', $address, $found)) {
            throw new UsageError("TARANTOOL is not host:port: \"$address\"");
        }
        [$this->host, $this->port] = [$found[1], (int) $found[2]];
    }

    /** A connector with its own connection. */
    public function connect(): Connector
    {
        return match ($this->connector) {
            'pure' => new ClientConnector($this->connection(), new PurePacker()),
            'msgpack' => new ClientConnector($this->connection(), new MsgpackPacker()),
            'extension' => new ExtensionConnector($this->host, $this->port),
        };
    }

    private function connection(): Connection
    {
        $uri = "tcp://{$this->host}:{$this->port}";

        return str_contains($this->mode, 'fibers')
            ? new FiberConnection($uri)
            : StreamConnection::createTcp($uri, ['tcp_nodelay' => true]);
    }

    private static function number(string $flag, string $value): int
    {
        if (preg_match('/^\d{1,10}$/', $value) && (int) $value >= 1 && (int) $value <= 2147483646) {
            return (int) $value;
        }

        throw new UsageError("$flag is a whole number from 1 to 2147483646");
    }

    /** @param list<string> $known */
    private static function oneOf(string $name, string $value, array $known): void
    {
        if (!in_array($value, $known, true)) {
            throw new UsageError("unknown $name \"$value\"; there are ".implode(', ', $known));
        }
    }
}
