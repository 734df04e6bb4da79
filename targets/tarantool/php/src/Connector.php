<?php

declare(strict_types=1);

namespace Driver;

/** A connection to the server by one of the connectors. */
interface Connector
{
    public const SPACE = 512;

    public function call(string $function, mixed ...$arguments): array;

    /**
     * Performs one request, and tells whether its answer is the right one.
     *
     * @return \Closure(int $key): bool
     */
    public function operation(string $name): \Closure;

    /** Whether this exception is an answer of the server, and not the loss of it. */
    public function answered(\Throwable $exception): bool;
}
