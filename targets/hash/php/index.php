<?php

declare(strict_types=1);

const COUNT = '/^[1-9][0-9]{0,5}$/D';
const MILLISECONDS = '/^[1-9][0-9]{0,3}$/D';

function answer(int $status, string $body): never
{
    http_response_code($status);
    header('Content-Type: text/plain; charset=utf-8');
    header('Content-Length: ' . strlen($body));
    exit($body);
}

/** The first value of a name in the query; $_GET has the last. */
function parameter(string $query, string $name): ?string
{
    foreach (explode('&', $query) as $part) {
        [$key, $value] = explode('=', $part, 2) + [1 => ''];
        if (urldecode($key) === $name) {
            return urldecode($value);
        }
    }
    return null;
}

function answerDigest(int $count): never
{
    $data = @file_get_contents(getenv('DATA') ?: 'data.bin');
    if ($data === false) {
        answer(500, 'Cannot read the file');
    }
    $hex = '';
    for ($i = 0; $i < $count; $i++) {
        $hex = hash('sha256', $data);
    }
    answer(200, $hex);
}

/** Asks over a socket that outlives the request, one in each process; a handle of curl would end with the request. */
function backendAnswers(string $ms): bool
{
    $backend = getenv('BACKEND') ?: '';
    $socket = @pfsockopen("tcp://$backend");
    if ($socket === false) {
        return false;
    }
    @fwrite($socket, "GET /?ms=$ms HTTP/1.1\r\nHost: $backend\r\n\r\n");
    $head = (string) stream_get_line($socket, 8192, "\r\n\r\n");
    if (preg_match('~^HTTP/1\.1 200 .*^Content-Length: (\d+)~ims', $head, $found) === 1) {
        $length = (int) $found[1];
        if (strlen((string) stream_get_contents($socket, $length)) === $length) {
            return true;
        }
    }
    // The rest of an answer that went wrong must not be taken for the next one.
    fclose($socket);
    return false;
}

[$path, $query] = explode('?', $_SERVER['REQUEST_URI'], 2) + [1 => ''];
// What Apache would refuse comes here as well, as a GET for its error page.
$method = $_SERVER['REDIRECT_REQUEST_METHOD'] ?? $_SERVER['REQUEST_METHOD'];
if (!in_array($path, ['/', '/wait'], true) || !in_array($method, ['GET', 'HEAD'], true)) {
    answer(404, 'Not Found');
}
if (isset($_SERVER['REDIRECT_STATUS'])) {
    answer(400, 'Bad Request');
}
if ($path === '/') {
    $n = parameter($query, 'n') ?? '1';
    preg_match(COUNT, $n) === 1 || answer(400, 'n must be a whole number from 1 to 999999');
    answerDigest((int) $n);
}
$ms = parameter($query, 'ms') ?? '20';
preg_match(MILLISECONDS, $ms) === 1 || answer(400, 'ms must be a whole number from 1 to 9999');
backendAnswers($ms) || answer(502, 'The backend did not answer');
answerDigest(1);
