import { setImmediate } from 'node:timers/promises';

/** Markup that a browser or a server might run if it ever took the file for something else. */
const MARKUP = ['<script', '<html', '<!doctype html', '<iframe', '<?php '];
const LONGEST_MARKUP = Math.max(...MARKUP.map((each) => each.length));
const LESS_THAN = 0x3c;
/** Most brackets are noise; only before one of these can a word of the list begin. */
const SECOND_LETTERS = new Set(Buffer.from('sShHiI!?'));

const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '__HALT_COMPILER();'];
const PDF_HEAD_BYTES = 1024;

const ZIP_END = 'PK\x05\x06';
const ZIP_ENTRY = 'PK\x01\x02';
const ZIP_END_BYTES = 22;
const LONGEST_ZIP_COMMENT = 65_535;

/** So much is looked at before others get their turn. */
const WINDOW_BYTES = 512 * 1024;

function isMarkup(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== LESS_THAN || !SECOND_LETTERS.has(bytes[at + 1] ?? 0)) return false;
  const word = bytes.toString('latin1', at, at + LONGEST_MARKUP).toLowerCase();
  return MARKUP.some((each) => word.startsWith(each));
}

async function holdsMarkup(bytes: Buffer): Promise<boolean> {
  for (let from = 0; from < bytes.length; from += WINDOW_BYTES) {
    const to = Math.min(from + WINDOW_BYTES, bytes.length);
    for (let at = from; at < to; at += 1) if (isMarkup(bytes, at)) return true;
    await setImmediate();
  }
  return false;
}

/** A real directory before the end, not four bytes that happen to look like one. */
function isZipEnd(bytes: Buffer, at: number): boolean {
  if (at + ZIP_END_BYTES > bytes.length) return false;
  const entries = bytes.readUInt16LE(at + 10);
  const directoryBytes = bytes.readUInt32LE(at + 12);
  if (entries === 0) return directoryBytes === 0;
  const directory = at - directoryBytes;
  return directory >= 0 && bytes.toString('latin1', directory, directory + 4) === ZIP_ENTRY;
}

function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - LONGEST_ZIP_COMMENT);
  let at = bytes.indexOf(ZIP_END, from, 'latin1');
  while (at >= 0) {
    if (isZipEnd(bytes, at)) return true;
    at = bytes.indexOf(ZIP_END, at + 1, 'latin1');
  }
  return false;
}

/**
 * Is this picture something else at the same time: an archive, a document, a page? Phones do append films and previews
 * to their pictures, so not everything behind the end is suspicious.
 */
export async function holdsHiddenContent(content: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return (
    bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') ||
    ARCHIVES.some((mark) => bytes.includes(mark, 0, 'latin1')) ||
    endsAsZip(bytes) ||
    holdsMarkup(bytes)
  );
}
