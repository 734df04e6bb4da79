<?php

declare(strict_types=1);

namespace Driver;

final class UsageError extends \Exception
{
}
