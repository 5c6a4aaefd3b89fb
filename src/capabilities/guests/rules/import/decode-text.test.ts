import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

describe('bytes become text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë Müller'), 'Zoë Müller'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
    ['UTF-16, as spreadsheets save Unicode text', bytes(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00), 'Zë'],
    ['UTF-16 the other way round', bytes(0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb), 'Zë'],
    ['old Windows', bytes(0x5a, 0x6f, 0xeb, 0x92), 'Zoë’'],
    ['nothing', bytes(), ''],
  ])('%s', (_, given, text) => {
    expect(decodeText(given)).toBe(text);
  });

  it('gives back whatever was written as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.startsWith('\uFEFF'));
        expect(decodeText(new TextEncoder().encode(text))).toBe(text);
      }),
    );
  });

  it('reads any bytes without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (given) => {
        expect(typeof decodeText(given)).toBe('string');
      }),
    );
  });
});
