import { US_STATES } from '#base/us-states.ts';
import { placeSearchName } from './place-search-name.ts';

type Named = { name: string; stateCode: string; population: number | null; slug: string };

/** As many times larger than every other of its name, a city is the one that people mean by the name alone. */
const OUTSHINES = 20;
/** Smaller ones, and those of which nobody knows the size, count as so large: no hamlet outshines another. */
const SMALL_TOWN = 1_000;

/** What a place is called: by its name, with or without its state. */
function isCalled(typed: string, { name, stateCode }: Named): boolean {
  const state = US_STATES.find((each) => each.stateCode === stateCode)?.name ?? stateCode;
  return [name, `${name} ${stateCode}`, `${name} ${state}`].some((text) => placeSearchName(text) === typed);
}

/** A town and its metro area have one search: of each, the first, which is the best. */
function onePerSearch<T extends Named>(places: readonly T[]): T[] {
  return places.filter(({ slug }, index) => places.findIndex((each) => each.slug === slug) === index);
}

function sizeOf(slug: string, places: readonly Named[]): number {
  const same = places.filter((place) => place.slug === slug);
  return Math.max(SMALL_TOWN, ...same.map(({ population }) => population ?? 0));
}

/**
 * The place that was meant by a text nobody chose from a list: the one that is called so, with or without its state, or
 * the only one there is. Undefined where that is not clear, and somebody has to be asked.
 */
export function meantPlace<T extends Named>(typed: string, suggested: readonly T[]): T | undefined {
  const text = placeSearchName(typed);
  const named = suggested.filter((place) => isCalled(text, place));
  const candidates = onePerSearch(named.length > 0 ? named : suggested);
  if (candidates.length <= 1) return candidates[0];
  if (named.length === 0) return undefined;
  const [largest, next] = candidates.toSorted((a, b) => sizeOf(b.slug, named) - sizeOf(a.slug, named));
  if (!largest || !next) return undefined;
  return sizeOf(largest.slug, named) > OUTSHINES * sizeOf(next.slug, named) ? largest : undefined;
}
