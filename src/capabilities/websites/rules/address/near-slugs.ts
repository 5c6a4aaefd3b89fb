import { editDistance } from '#base/edit-distance.ts';

/** One letter more, less, other or swapped: near enough that guests of one couple end up at the other. */
export function isNearSlug(one: string, other: string): boolean {
  return one !== other && editDistance(one, other, { most: 1, isBeginning: false }) <= 1;
}
