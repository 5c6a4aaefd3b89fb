import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typingDistance } from './typing-distance.ts';

/** The textbook table: slips from `typed` to every beginning of `name`. */
function slipsToBeginnings(typed: string, name: string): number[] {
  const table = [Array.from({ length: name.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    const cells: number[] = [row];
    table.push(cells);
    for (let column = 1; column <= name.length; column += 1) {
      const change = typed[row - 1] === name[column - 1] ? 0 : 1;
      const isSwap = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      cells.push(
        Math.min(
          cell(row - 1, column - 1) + change,
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return table.at(-1) ?? [];
}

describe('typingDistance', () => {
  it.each([
    ['tuscon', 'tucson', 1],
    ['philadelpia', 'philadelphia', 1],
    ['los angelas', 'los angeles', 1],
    ['memfis', 'memphis', 2],
    ['boston', 'boston', 0],
  ])('%s is close to %s', (typed, name, slips) => {
    expect(typingDistance(typed, name, 2)).toEqual({ slips, isWhole: true });
  });

  it('forgives a name that is not finished yet', () => {
    expect(typingDistance('san fransi', 'san francisco', 2)).toEqual({ slips: 1, isWhole: false });
  });

  it('gives up beyond the slips allowed', () => {
    expect(typingDistance('boston', 'austin', 2)).toBeUndefined();
    expect(typingDistance('memfis', 'memphis', 1)).toBeUndefined();
    expect(typingDistance('a'.repeat(300), 'a'.repeat(300), 2)).toBeUndefined();
  });

  it('agrees with the whole table', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (typed, name, most) => {
        const table = slipsToBeginnings(typed, name);
        const slips = Math.min(...table);
        const expected = slips > most ? undefined : { slips, isWhole: table.at(-1) === slips };
        expect(typingDistance(typed, name, most)).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});
