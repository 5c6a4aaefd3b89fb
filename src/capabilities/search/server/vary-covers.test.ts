import { describe, expect, test } from 'vitest';
import type { VendorCard } from '../contract.ts';
import { varyCovers } from './vary-covers.ts';

function card(...ids: string[]): Pick<VendorCard, 'images' | 'imageIds' | 'storefrontCoverId'> {
  const images = ids.map((id) => ({ id, width: 3, height: 2, dominantColor: '#aaaaaa', alt: '' }));
  return { images, imageIds: ids, storefrontCoverId: ids[0] ?? null };
}

const covers = (...cards: ReturnType<typeof card>[]) =>
  varyCovers(cards).map((each) => each.storefrontCoverId);

describe('covers of a page', () => {
  test('none leads twice while a card has another to show', () => {
    expect(covers(card('a', 'b'), card('a', 'b'), card('b', 'c'))).toEqual(['a', 'b', 'c']);
  });

  test('a card without another keeps its own, and one without pictures has none', () => {
    expect(covers(card('a'), card('a'), card())).toEqual(['a', 'a', null]);
  });

  test('the other pictures follow in their order', () => {
    const [, second] = varyCovers([card('a'), card('a', 'b', 'c')]);
    expect(second?.imageIds).toEqual(['b', 'c', 'a']);
    expect(second?.images.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});
