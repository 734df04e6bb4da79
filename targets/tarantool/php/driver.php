<?php

/** Performs a number of operations on a Tarantool, and prints how long they took. */

declare(strict_types=1);

use Driver\Keys;
use Driver\Options;
use Driver\UsageError;

require __DIR__.'/vendor/autoload.php';

// As the publication did.
gc_disable();

function fail(Throwable $error, int $code): never
{
    fwrite(STDERR, 'driver: '.trim(preg_replace('/\s+/', ' ', $error->getMessage()))."\n");
    exit($code);
}

try {
    $options = new Options(array_slice($argv, 1));
    $mode = require __DIR__."/modes/{$options->mode}.php";

    $options->connect()->call('reset', Keys::spaceSize($options->operation, $options->count));
    $keys = Keys::for($options->operation, $options->count, $options->seed);
    $perform = $mode($options, $keys);
    $work = $perform();
    $options->connect()->call('done');
} catch (UsageError $error) {
    fail($error, 2);
} catch (Throwable $error) {
    fail($error, 1);
}

printf(
    "{\"operations\":%d,\"seconds\":%.6F,\"errors\":%d}\n",
    $options->count,
    ($work->ended - $work->began) / 1e9,
    $work->errors,
);
