import type { VendorCard } from '../contract.ts';

/** No picture leads two cards of a page: each card begins with its first cover that none before it has shown. */
export function varyCovers<T extends Pick<VendorCard, 'images' | 'imageIds' | 'storefrontCoverId'>>(
  cards: readonly T[],
): T[] {
  const shown = new Set<string>();
  return cards.map((card) => {
    const first = Math.max(
      0,
      card.images.findIndex(({ id }) => !shown.has(id)),
    );
    const cover = card.images[first]?.id;
    if (cover) shown.add(cover);
    if (!cover || first === 0) return card;
    const images = [...card.images.slice(first), ...card.images.slice(0, first)];
    return { ...card, images, imageIds: images.map(({ id }) => id), storefrontCoverId: cover };
  });
}
