import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const HEADER_BYTES = 48;
/** As the format numbers them; what comes after is of no interest here. */
const TAGS = 'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca'.split(' ');
const OTHER_TAG = 63;
const RESHAPED = ['glyf', 'loca'];

type Table = { tag: string; bytes: number };

function directoryOf(file: Buffer): { tables: Table[]; end: number } {
  let at = HEADER_BYTES;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const tables = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at);
    at += 1;
    const place = flags & 63;
    const tag = place === OTHER_TAG ? file.toString('latin1', at, at + 4) : (TAGS[place] ?? `${place}`);
    if (place === OTHER_TAG) at += 4;
    const whole = number();
    const version = flags >> 6;
    const isReshaped = RESHAPED.includes(tag) ? version !== 3 : version !== 0;
    return { tag, bytes: isReshaped ? number() : whole };
  });
  return { tables, end: at };
}

/** How far lines of a font reach above and below where its letters stand, in parts of their size. */
export function readLines(path: string): { ascent: number; descent: number } {
  const file = readFileSync(path);
  const { tables, end } = directoryOf(file);
  const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  const table = (tag: string) => {
    const before = tables.slice(
      0,
      tables.findIndex((each) => each.tag === tag),
    );
    return data.subarray(before.reduce((sum, { bytes }) => sum + bytes, 0));
  };
  const size = table('head').readUInt16BE(18);
  const lines = table('hhea');
  return { ascent: lines.readInt16BE(4) / size, descent: -lines.readInt16BE(6) / size };
}
