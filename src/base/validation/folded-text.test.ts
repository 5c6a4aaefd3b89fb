import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstMatch, foldText } from './folded-text.ts';

describe('foldText', () => {
  it.each([
    ['plain text', 'plain text'],
    ['ａｂ１２', 'ab12'],
    ['é è ñ', 'e e n'],
    ['a\u200bb\u00adc', 'abc'],
    ['1–2—3−4', '1-2-3-4'],
    ['a\u00a0b\nc', 'a b c'],
    ['a•b·c', 'a.b.c'],
    ['𝟓𝟔 ①', '56 1'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['०९ ๔๒', '09 42'],
  ])('%j becomes %j', (source, text) => {
    expect(foldText(source).text).toBe(text);
  });

  it('leads back to what was typed', () => {
    const source = 'x 𝟓𝟔\u200b𝟕 y';
    const folded = foldText(source);
    const start = folded.text.indexOf('567');
    const piece = folded.sourceSpan({ start, end: start + 3 });
    expect(source.slice(piece.start, piece.end)).toBe('𝟓𝟔\u200b𝟕');
  });

  it('the whole fold leads back to the whole source', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (source) => {
        const folded = foldText(`a${source}b`);
        const whole = { start: 0, end: folded.text.length };
        expect(folded.sourceSpan(whole)).toEqual({ start: 0, end: source.length + 2 });
      }),
    );
  });
});

describe('firstMatch', () => {
  it('goes by the order of the patterns', () => {
    expect(firstMatch('one two', [/two/, /one/])).toEqual({ start: 4, end: 7 });
    expect(firstMatch('one two', [/three/])).toBeUndefined();
  });
});
