import { Unzip, UnzipInflate } from 'fflate';
import { IMPORT_LIMITS } from '../../rules/import/import-limits.ts';

/** A spreadsheet that wants more than a list of guests can need. */
export class UnfitSpreadsheet extends Error {}

const CHUNK = 64 * 1024;
const XML = /\.(?:xml|rels)$/iu;
const CELL = /\br=["'](?:([A-Z]{1,9}))?(\d{1,9})["']/gu;
/** Empty rows and columns at the edges are usual; a cell out there would be paid for with everything in between. */
const FARTHEST_ROW = 50_000;
const FARTHEST_COLUMN = 1000;

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function assertNear(xml: string): void {
  for (const [, letters = '', row] of xml.matchAll(CELL)) {
    if (Number(row) > FARTHEST_ROW || columnNumber(letters) > FARTHEST_COLUMN)
      throw new UnfitSpreadsheet('A cell is too far away.');
  }
}

/**
 * Unpacks a spreadsheet once and counts, before a reader that does not count gets it: too much of it, entities of a DTD and
 * cells at the end of the world stop here.
 */
export function assertFitXlsx(bytes: Uint8Array): void {
  let unpacked = 0;
  const decoder = new TextDecoder();
  const unzip = new Unzip((file) => {
    const parts: Uint8Array[] = [];
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      unpacked += data.length;
      if (unpacked > IMPORT_LIMITS.unpackedBytes) throw new UnfitSpreadsheet('It is too large unpacked.');
      if (!XML.test(file.name)) return;
      parts.push(data);
      if (!isLast) return;
      const text = decoder.decode(Buffer.concat(parts));
      if (/<!DOCTYPE|<!ENTITY/iu.test(text)) throw new UnfitSpreadsheet('It has a DTD.');
      assertNear(text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += CHUNK) {
    unzip.push(bytes.subarray(start, start + CHUNK), start + CHUNK >= bytes.length);
  }
}
