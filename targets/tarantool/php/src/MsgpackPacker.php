<?php

declare(strict_types=1);

namespace Driver;

use Tarantool\Client\Keys as Protocol;
use Tarantool\Client\Packer\Packer;
use Tarantool\Client\Packer\PacketLength;
use Tarantool\Client\Request\Request;
use Tarantool\Client\Response;

/** Packs with PECL's msgpack, for which `tarantool/client` had its own packer until 0.9. */
final class MsgpackPacker implements Packer
{
    private \MessagePack $packer;
    private \MessagePackUnpacker $unpacker;

    public function __construct()
    {
        $this->packer = new \MessagePack(false);
        $this->unpacker = new \MessagePackUnpacker(false);
    }

    public function pack(Request $request, int $sync): string
    {
        // The extension would write keys 0 and 1 as a list, and no keys as an empty one: these maps are written here.
        $body = $request->getBody();
        $packet = "\x82".chr(Protocol::CODE).chr($request->getType())
            .chr(Protocol::SYNC).$this->packer->pack($sync)
            .($body === [] ? "\x80" : $this->packer->pack($body));

        return PacketLength::pack(strlen($packet)).$packet;
    }

    public function unpack(string $packet): Response
    {
        $this->unpacker->feed($packet);

        return new Response($this->next('header'), $this->next('body'));
    }

    private function next(string $part): array
    {
        if (!$this->unpacker->execute()) {
            throw new \RuntimeException("The $part of an answer makes no sense");
        }

        return $this->unpacker->data();
    }
}
