import type { IncomingMessage } from 'node:http';

/** All bytes, or undefined where there are more than wanted; then reading stops at once. */
export async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array | undefined> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) return undefined;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer) {
    length += piece.length;
    if (length > mostBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
