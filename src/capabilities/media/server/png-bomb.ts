import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and check sum around the content of a chunk. */
const FRAME_BYTES = 12;
const LARGEST_NOTE_BYTES = 8 * 1024 * 1024;
/** Passes and filter bytes of an interlaced picture need a little more than its lines. */
const SLACK = 1.2;
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

type Chunk = { type: string; content: Buffer };

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, content: bytes.subarray(at + 8, at + 8 + length) };
    if (type === 'IEND') return;
    at += FRAME_BYTES + length;
  }
}

/** How many bytes the lines of the picture take before they are packed. */
function unpackedSize(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bitsPerPixel = (header[8] ?? 8) * (CHANNELS[header[9] ?? 6] ?? 4);
  return height * (1 + Math.ceil((width * bitsPerPixel) / 8));
}

/** Where the packed part of a note or colour profile begins: behind its name and the mark of the method. */
function packedNote({ type, content }: Chunk): Buffer | undefined {
  const name = content.indexOf(0);
  if (name < 0) return undefined;
  if (type === 'zTXt' || type === 'iCCP') return content.subarray(name + 2);
  if (type !== 'iTXt' || content[name + 1] !== 1) return undefined;
  const language = content.indexOf(0, name + 3);
  const keyword = content.indexOf(0, language + 1);
  return language < 0 || keyword < 0 ? undefined : content.subarray(keyword + 1);
}

/** Unpacks without keeping anything, and stops as soon as it is too much. What is damaged is found by the decoder. */
async function unpacksTo(parts: Buffer[], limit: number): Promise<boolean> {
  let size = 0;
  const count = new Writable({
    write(piece: Buffer, _encoding, done) {
      size += piece.length;
      done(size > limit ? new Error('enough') : null);
    },
  });
  await pipeline(Readable.from(parts), createInflate(), count).catch(() => undefined);
  return size > limit;
}

/** A small file that would unpack to far more than the picture it shows. */
export async function isPngBomb(content: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const chunks = [...chunksOf(bytes)];
  const header = chunks[0]?.content;
  if (chunks[0]?.type !== 'IHDR' || !header || header.length < 13) return false;
  for (const chunk of chunks) {
    const note = packedNote(chunk);
    if (note && (await unpacksTo([note], LARGEST_NOTE_BYTES))) return true;
  }
  const lines = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.content);
  return unpacksTo(lines, unpackedSize(header) * SLACK + 4096);
}
