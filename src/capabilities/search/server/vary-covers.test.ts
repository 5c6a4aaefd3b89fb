import { describe, expect, test } from 'vitest';
import { varyCovers } from './vary-covers.ts';

function card(...ids: string[]) {
  return { images: JSON.stringify(ids.map((id) => ({ id, alt: id }))), coverId: ids[0] ?? null };
}

const covers = (...cards: ReturnType<typeof card>[]) => varyCovers(cards).map(({ coverId }) => coverId);

describe('covers of a page', () => {
  test('none leads twice while a card has another to show', () => {
    expect(covers(card('a', 'b'), card('a', 'b'), card('b', 'c'))).toEqual(['a', 'b', 'c']);
  });

  test('a card without another keeps its own, and one without pictures has none', () => {
    expect(covers(card('a'), card('a'), card())).toEqual(['a', 'a', null]);
  });

  test('the other pictures follow in their order', () => {
    expect(varyCovers([card('a'), card('a', 'b', 'c')])[1]).toEqual(card('b', 'c', 'a'));
  });
});
