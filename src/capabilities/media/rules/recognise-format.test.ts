import { describe, expect, it } from 'vitest';
import { recogniseFormat } from './recognise-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the format by its first bytes', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif\0\0\0\0', 'avif'],
    ['\0\0\0\x1cftypavis\0\0\0\0', 'avif'],
    ['\0\0\0\x1cftypheic\0\0\0\0', undefined],
    ['\0\0\0\x1cftypmp42\0\0\0\0', undefined],
    ['GIF89a\x01\0\x01\0', undefined],
    ['RIFF\x24\0\0\0WAVEfmt ', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['%PDF-1.7', undefined],
    ['PK\x03\x04', undefined],
    ['II*\0', undefined],
    ['BM\0\0', undefined],
    ['\xff\xd8', undefined],
    ['\x89PNG\n', undefined],
    ['', undefined],
  ])('%j is %s', (start, format) => {
    expect(recogniseFormat(bytes(start))).toBe(format);
  });
});
