import { describe, expect, it } from 'vitest';
import { markedPieces } from './marked-text.ts';

describe('a message with its suspicious places marked', () => {
  it('marks links, addresses and numbers in their order, and nothing else', () => {
    const text =
      'See www.rank-boost.example, write to ana@studio.example or call 212-555-0147. June 12, 120 guests.';
    expect(markedPieces(text).filter(({ mark }) => mark)).toEqual([
      { text: 'www.rank-boost.example', mark: 'link' },
      { text: 'ana@studio.example', mark: 'email' },
      { text: '212-555-0147', mark: 'phone' },
    ]);
  });

  it.each(['', 'We love your barn.', 'a@b.example', 'www.one.example www.one.example'.repeat(30)])(
    'loses no letter of %j',
    (text) => {
      expect(
        markedPieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    },
  );
});
