import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './http/choose-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes that are sent again and again are worth more work than those that are sent once. */
const EFFORT = { kept: { br: 5, gzip: 6 }, once: { br: 1, gzip: 3 } };
/** One piece of the result at a time; a page is rarely more than one. */
const CHUNK_BYTES = 64 * 1024;

/** In one piece and beside the main thread: a stream would cost more than the compression itself. */
export function compressDocument(
  plain: Buffer,
  encoding: Encoding,
  use: keyof typeof EFFORT,
): Promise<Buffer> {
  const level = EFFORT[use][encoding];
  if (encoding === 'gzip') return toGzip(plain, { level, chunkSize: CHUNK_BYTES });
  return toBrotli(plain, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
