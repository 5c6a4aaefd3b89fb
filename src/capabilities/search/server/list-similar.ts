import type { Platform } from '#platform/platform.ts';
import type { VendorCard } from '../contract.ts';
import { listListed, listWholeCards } from './cards.store.ts';
import type { CategoryRows } from './category-rows.ts';
import { marksOf, readCard } from './kept-card.ts';
import { milesTo } from './rank-rows.ts';
import type { SearchMemory } from './search-memory.ts';
import { inCircle } from './search-scope.ts';
import { selectBest } from './select-best.ts';
import { varyCovers } from './vary-covers.ts';

/** Beyond this nobody is nearby; up to it every ten miles weigh as much as one facet not shared. */
const NEARBY_MILES = 60;
const MILES_PER_FACET = 10;
/** Prices that differ by half weigh as much as two facets. */
const PRICE_WEIGHT = 4;

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How alike two rows of a category are: facets in common, less what they differ in place and price. */
function likeness(rows: CategoryRows, first: number, second: number): number {
  const { columns } = rows;
  const { ownLow, ownHigh, sharedLow, sharedHigh, price } = columns;
  const common = [ownLow, ownHigh, sharedLow, sharedHigh].reduce(
    (sum, word) => sum + bitCount((word[first] ?? 0) & (word[second] ?? 0)),
    0,
  );
  const [a, b] = [price[first] ?? -1, price[second] ?? -1];
  const priceGap = a > 0 && b > 0 ? Math.abs(a - b) / Math.max(a, b) : 1;
  const miles = milesTo(rows, second, { lat: columns.lat[first] ?? 0, lon: columns.lon[first] ?? 0 });
  const far = miles <= NEARBY_MILES ? miles / MILES_PER_FACET : 1_000 + miles;
  return common - far - PRICE_WEIGHT * priceGap;
}

function mostAlike(rows: CategoryRows, own: number, limit: number): number[] {
  const { id, score, lat, lon } = rows.columns;
  const nearby = inCircle(rows, { lat: lat[own] ?? 0, lon: lon[own] ?? 0 }, NEARBY_MILES);
  // The row itself is among them. Whoever is nearby is more alike than anybody farther away.
  const places = nearby.length > limit ? nearby : Array.from(id.subarray(0, rows.size), (_, place) => place);
  const likenesses = Float64Array.from(places, (place) => likeness(rows, own, place));
  return selectBest(places.length, limit + 1, (a, b) => {
    const [first, second] = [places[a] ?? 0, places[b] ?? 0];
    return (
      (likenesses[b] ?? 0) - (likenesses[a] ?? 0) ||
      (score[second] ?? 0) - (score[first] ?? 0) ||
      (id[first] ?? 0) - (id[second] ?? 0)
    );
  })
    .map((index) => places[index] ?? 0)
    .filter((place) => place !== own)
    .slice(0, limit);
}

/** Others of the trade nearby that share most with this one; further away only where nobody is near. */
export async function listSimilar(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  memory: SearchMemory,
  { storefrontUuid, limit }: { storefrontUuid: string; limit: number },
): Promise<VendorCard[]> {
  const [storefront] = await listListed(db, [storefrontUuid]);
  if (!storefront) return [];
  const rows = await memory.rowsOf(storefront.category_id);
  const own = rows.placeOf(storefront.id);
  if (own === undefined) return [];
  const alike = mostAlike(rows, own, limit).map((place) => rows.columns.id[place] ?? 0);
  const now = clock.now();
  const varied = varyCovers(await listWholeCards(db, alike));
  return varied.map((kept) => readCard(kept, marksOf(kept, now)));
}
