import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentTypeOf, safeFileName } from './attachment-file.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from './attachment-limits.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('attachmentTypeOf', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\xff\xd8\xff\xe0rest', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\nrest', 'image/png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['RIFF\0\0\0\0WAVEfmt ', undefined],
    ['<html>%PDF-1.7', undefined],
    ['%PDF', undefined],
    ['\x89PNG', undefined],
    ['PK\x03\x04', undefined],
    ['GIF89a', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['', undefined],
  ])('%j is %s', (content, type) => {
    expect(attachmentTypeOf(bytes(content))).toBe(type);
  });
});

describe('safeFileName', () => {
  it.each([
    ['offer.pdf', 'offer.pdf'],
    ['Offer.PDF', 'Offer.PDF'],
    ['offer', 'offer.pdf'],
    ['offer.exe', 'offer.exe.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\Windows\\offer.pdf', 'C Windows offer.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['...', 'file.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['exe\u202efdp.pdf', 'exe fdp.pdf'],
    ['<script>"|?*.pdf', 'script.pdf'],
    ['Angebot für Zoë 李.pdf', 'Angebot für Zoë 李.pdf'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name, 'application/pdf')).toBe(safe);
  });

  it('knows both endings of a photo', () => {
    expect(safeFileName('mood.jpeg', 'image/jpeg')).toBe('mood.jpeg');
    expect(safeFileName('mood.png', 'image/jpeg')).toBe('mood.png.jpg');
  });

  it('is never a path, never a header and never too long, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom(...ATTACHMENT_TYPES),
        (name, type) => {
          const safe = safeFileName(name, type);
          expect(safe).toMatch(/^[^./\\][^/\\:*?"<>|\p{Cc}\p{Cf}]*\.(pdf|jpe?g|png|webp)$/iu);
          expect([...safe].length).toBeLessThanOrEqual(ATTACHMENT_LIMITS.nameLength);
          expect(safe.isWellFormed()).toBe(true);
          expect(safeFileName(safe, type)).toBe(safe);
        },
      ),
    );
  });
});
