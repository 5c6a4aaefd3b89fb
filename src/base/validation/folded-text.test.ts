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
  ])('%j becomes %j', (source, text) => {
    expect(foldText(source).text).toBe(text);
  });

  it('leads back to what was typed', () => {
    const folded = foldText('x 𝟓𝟔\u200b𝟕 y');
    const start = folded.text.indexOf('567');
    expect(folded.original(start, start + 3)).toBe('𝟓𝟔\u200b𝟕');
  });

  it('the whole fold leads back to the whole source', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (source) => {
        const folded = foldText(`a${source}b`);
        expect(folded.original(0, folded.text.length)).toBe(`a${source}b`);
      }),
    );
  });
});

describe('firstMatch', () => {
  it('goes by the order of the patterns', () => {
    expect(firstMatch(foldText('one two'), [/two/, /one/])).toBe('two');
    expect(firstMatch(foldText('one two'), [/three/])).toBeUndefined();
  });
});
