import type { CardPicture } from '../contract.ts';
import type { ListedCard } from './kept-card.ts';

/** No picture leads two cards of a page: each card begins with its first cover that none before it has shown. */
export function varyCovers<T extends Pick<ListedCard, 'images' | 'coverId'>>(cards: readonly T[]): T[] {
  const shown = new Set<string>();
  return cards.map((card) => {
    const varied = card.coverId && shown.has(card.coverId) ? withAnotherCover(card, shown) : card;
    if (varied.coverId) shown.add(varied.coverId);
    return varied;
  });
}

function withAnotherCover<T extends Pick<ListedCard, 'images' | 'coverId'>>(
  card: T,
  shown: ReadonlySet<string>,
): T {
  const images: CardPicture[] = JSON.parse(card.images);
  const first = images.findIndex(({ id }) => !shown.has(id));
  const cover = images[first];
  if (!cover) return card;
  const turned = [...images.slice(first), ...images.slice(0, first)];
  return { ...card, images: JSON.stringify(turned), coverId: cover.id };
}
