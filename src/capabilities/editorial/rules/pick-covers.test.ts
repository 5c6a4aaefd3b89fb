import { describe, expect, it } from 'vitest';
import { pickCovers } from './pick-covers.ts';

const pictures = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (covers: ({ id: string } | undefined)[]) => covers.map((cover) => cover?.id);

describe('covers of one page', () => {
  it('differ where they can', () => {
    expect(ids(pickCovers([pictures('a', 'b'), pictures('a', 'b'), pictures('a', 'c')]))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('repeat rather than leave a gap', () => {
    expect(ids(pickCovers([pictures('a'), pictures('a')]))).toEqual(['a', 'a']);
    expect(ids(pickCovers([pictures()]))).toEqual([undefined]);
  });

  it('avoid what the page already shows', () => {
    expect(ids(pickCovers([pictures('a', 'b')], ['a']))).toEqual(['b']);
  });
});
