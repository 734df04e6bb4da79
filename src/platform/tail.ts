/** Keeps the end of what is written. */
export interface Tail {
  readonly add: (piece: Buffer) => void;
  /** The last bytes as text; what is no UTF-8 becomes replacement characters. */
  readonly text: () => string;
}

/**
 * Keeps at least the last `bytes`, and no more than one piece beyond them. Pieces are not looked at before somebody asks: a server that
 * logs a lot would otherwise wait for its reader, or fill its memory.
 */
export function keepTail(bytes: number): Tail {
  const pieces: Buffer[] = [];
  let size = 0;
  return {
    add(piece) {
      pieces.push(piece);
      size += piece.length;
      while (pieces[0] && size - pieces[0].length >= bytes) size -= pieces.shift()?.length ?? 0;
    },
    text: () => Buffer.concat(pieces).subarray(-bytes).toString("utf8"),
  };
}
