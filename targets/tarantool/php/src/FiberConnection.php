<?php

declare(strict_types=1);

namespace Driver;

use Revolt\EventLoop;
use Tarantool\Client\Connection\Connection;
use Tarantool\Client\Connection\Greeting;
use Tarantool\Client\Exception\CommunicationFailed;
use Tarantool\Client\Exception\ConnectionFailed;
use Tarantool\Client\Packer\PacketLength;

/** A connection of `tarantool/client` that lets other fibers run while it waits for the server. */
final class FiberConnection implements Connection
{
    /** @var resource|null */
    private $stream;
    private ?Greeting $greeting = null;
    private string $received = '';

    public function __construct(private readonly string $uri)
    {
    }

    public function open(): Greeting
    {
        if ($this->greeting !== null) {
            return $this->greeting;
        }
        $context = stream_context_create(['socket' => ['tcp_nodelay' => true]]);
        $stream = @stream_socket_client($this->uri, $code, $message, 5, STREAM_CLIENT_CONNECT, $context);
        if ($stream === false) {
            throw ConnectionFailed::fromUriAndReason($this->uri, $message);
        }
        stream_set_blocking($stream, false);
        stream_set_read_buffer($stream, 0);
        $this->stream = $stream;

        return $this->greeting = Greeting::parse($this->read(Greeting::SIZE_BYTES));
    }

    public function close(): void
    {
        if ($this->stream !== null) {
            fclose($this->stream);
        }
        $this->stream = $this->greeting = null;
        $this->received = '';
    }

    public function isClosed(): bool
    {
        return $this->stream === null;
    }

    public function send(string $data): string
    {
        $this->write($data);

        return $this->read(PacketLength::unpack($this->read(PacketLength::SIZE_BYTES)));
    }

    private function write(string $data): void
    {
        while ($data !== '') {
            $written = @fwrite($this->stream, $data);
            if ($written === false) {
                throw new CommunicationFailed('Cannot write to the server');
            }
            $data = substr($data, $written);
            if ($data !== '') {
                $this->wait(EventLoop::onWritable(...));
            }
        }
    }

    private function read(int $length): string
    {
        while (strlen($this->received) < $length) {
            $this->wait(EventLoop::onReadable(...));
            $data = fread($this->stream, 65_536);
            if ($data === false || ($data === '' && feof($this->stream))) {
                throw new CommunicationFailed('The server closed the connection');
            }
            $this->received .= $data;
        }
        $part = substr($this->received, 0, $length);
        $this->received = substr($this->received, $length);

        return $part;
    }

    /** Suspends this fiber until the loop says that the stream is ready. */
    private function wait(callable $on): void
    {
        $suspension = EventLoop::getSuspension();
        $on($this->stream, static function (string $watcher) use ($suspension): void {
            EventLoop::cancel($watcher);
            $suspension->resume();
        });
        $suspension->suspend();
    }
}
