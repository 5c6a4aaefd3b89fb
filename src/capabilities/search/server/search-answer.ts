import type { ListCard, SearchAnswer, SearchResult } from '../contract.ts';
import { type CardMarks, marksOf, readListCard, writeListCard } from './kept-card.ts';
import { presentParts, scoreOf } from './present.ts';
import type { FoundItem, FoundPage } from './search-vendors.ts';

function marksIn({ now }: FoundPage, { card, hit }: FoundItem): CardMarks {
  return marksOf(card, now, {
    searchScore: scoreOf({ ...card.known, ...hit.asked }),
    availableDates: [...hit.freeDays],
  });
}

/** A placement is paid for, so it has no points. */
function placementMarks({ now }: FoundPage, { card, hit }: FoundItem): CardMarks {
  return marksOf(card, now, { availableDates: [...hit.freeDays], featuredPlacement: true });
}

function rankOf({ card, hit }: FoundItem): Omit<SearchResult, 'card'> {
  return {
    scoreParts: presentParts({ ...card.known, ...hit.asked }),
    distanceMiles: hit.miles === null ? null : Math.round(hit.miles * 10) / 10,
  };
}

function writeRank({ scoreParts, distanceMiles }: ReturnType<typeof rankOf>): string {
  const parts = scoreParts.map(({ key, points, of }) => `{"key":"${key}","points":${points},"of":${of}}`);
  return `"scoreParts":[${parts}],"distanceMiles":${distanceMiles}`;
}

/** For pages that are drawn here. */
export function presentAnswer(page: FoundPage): SearchAnswer {
  const result = (item: FoundItem): SearchResult => ({
    card: readListCard(item.card, marksIn(page, item)),
    ...rankOf(item),
  });
  const placement = (item: FoundItem): ListCard => readListCard(item.card, placementMarks(page, item));
  return {
    ...page.summary,
    results: page.results.map(result),
    featured: page.featured.map(placement),
    nearest: page.nearest.map(result),
  };
}

/** The same as text: cards go out as they were written when their storefronts changed. */
export function writeAnswer(page: FoundPage): string {
  const result = (item: FoundItem) =>
    `{"card":${writeListCard(item.card, marksIn(page, item))},${writeRank(rankOf(item))}}`;
  const placement = (item: FoundItem) => writeListCard(item.card, placementMarks(page, item));
  const lists = [
    `"results":[${page.results.map(result)}]`,
    `"featured":[${page.featured.map(placement)}]`,
    `"nearest":[${page.nearest.map(result)}]`,
  ];
  return `${JSON.stringify(page.summary).slice(0, -1)},${lists}}`;
}
