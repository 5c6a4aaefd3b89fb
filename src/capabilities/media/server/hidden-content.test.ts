import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { holdsHiddenContent } from './hidden-content.ts';

const noise = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * at * 31 + at * 7) % 251));
const around = (inside: string | Uint8Array) => Buffer.concat([noise, Buffer.from(inside as string), noise]);
const zip = Buffer.from(zipSync({ 'evil.txt': strToU8('hello') }));

describe('hidden content', () => {
  it.each([
    ['a script', around('<script>alert(1)</script>')],
    ['a script in capitals', around('<ScRiPt src=x>')],
    ['a page', around('<!DOCTYPE html><HTML>')],
    ['a frame', around('<iframe src="//evil.example">')],
    ['a program for the server', around('<?php system($_GET[0]);')],
    ['a script across two windows', Buffer.concat([Buffer.alloc(512 * 1024 - 3), Buffer.from('<script>')])],
    ['a script at the very end', Buffer.concat([noise, Buffer.from('<script')])],
    ['a zip at the end', Buffer.concat([noise, zip])],
    ['a zip with a comment behind it', withComment(zip, 'nothing to see')],
    ['an empty zip', Buffer.concat([noise, Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
    ['a RAR archive', around(Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'))],
    ['a 7z archive', around(Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'))],
    ['a PHP archive', around('<?PHP __HALT_COMPILER(); ?>')],
    ['a PDF in the first kilobyte', Buffer.concat([noise.subarray(0, 900), Buffer.from('%PDF-1.7')])],
  ])('is found: %s', async (_case, bytes) => {
    expect(await holdsHiddenContent(bytes)).toBe(true);
  });

  it.each([
    ['noise', noise],
    ['nothing', Buffer.alloc(0)],
    ['many brackets', Buffer.alloc(100_000, '<')],
    ['words of metadata', around('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:li>Hi &lt;script</rdf:li>')],
    ['four bytes that look like the end of a zip', around('PK\x05\x06')],
    [
      'a film behind the picture, as phones add it',
      Buffer.concat([noise, Buffer.from('\0\0\0\x18ftypmp42')]),
    ],
    ['a PDF mark far inside', Buffer.concat([noise, Buffer.from('%PDF-1.7')])],
  ])('is not found: %s', async (_case, bytes) => {
    expect(await holdsHiddenContent(bytes)).toBe(false);
  });

  it('is not found by chance in megabytes of compressed data', async () => {
    for (let time = 0; time < 4; time += 1)
      expect(await holdsHiddenContent(randomBytes(5_000_000))).toBe(false);
  });
});

function withComment(archive: Buffer, comment: string): Buffer {
  const copy = Buffer.from(archive);
  copy.writeUInt16LE(comment.length, copy.length - 2);
  return Buffer.concat([noise, copy, Buffer.from(comment)]);
}
