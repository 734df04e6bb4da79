<?php

declare(strict_types=1);

use Driver\Options;
use Driver\Work;

/** One connection, and each answer awaited. */
return static function (Options $options, array $keys): Closure {
    $connector = $options->connect();

    return static fn (): Work => Work::perform($connector, $options->operation, $keys);
};
