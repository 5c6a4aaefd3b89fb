import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispositionOf } from './send-file.ts';

describe('dispositionOf', () => {
  it('shows pictures and saves the rest', () => {
    expect(dispositionOf('mood.png', 'image/png')).toBe(
      `inline; filename="mood.png"; filename*=UTF-8''mood.png`,
    );
    expect(dispositionOf('offer (1).pdf', 'application/pdf')).toBe(
      `attachment; filename="offer (1).pdf"; filename*=UTF-8''offer%20%281%29.pdf`,
    );
    expect(dispositionOf('Zoë’s.pdf', 'application/pdf')).toBe(
      `attachment; filename="Zo__s.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s.pdf`,
    );
  });

  it('is one line of plain signs, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(dispositionOf(name, 'application/pdf')).toMatch(
          /^attachment; filename="[\w. ()-]+"; filename\*=UTF-8''[\w.!~%-]+$/,
        );
      }),
    );
  });
});
