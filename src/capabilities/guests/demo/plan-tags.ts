import { seededRandom } from '#base/seeded-random.ts';
import { isOpenSeat } from '../rules/guest-person.ts';
import type { GuestTag, TagColor } from '../rules/tags/guest-tag.ts';

/** What the demo couple calls its guests by, in the order of their names, and how many households of ten are called so. */
const TAGS: readonly (readonly [name: string, color: TagColor, ofTen: number])[] = [
  ['Bridal party', 'WINE', 0.6],
  ['College', 'BAY', 1.6],
  ['Dancers', 'PURPLE', 1],
  ['Family', 'GOLD', 2.6],
  ['From abroad', 'COVE', 0.8],
  ['Neighbors', 'FOREST', 0.8],
  ['Parents’ friends', 'BRONZE', 1.4],
  ['School', 'GRAY', 1],
  ['Work', 'GRAY', 1.6],
];

/** Whole households, mostly: whoever knows one of them knows them all. Nobody knows a seat without a name. */
export function planTags<
  Person extends { firstName: string; lastName: string; tags: number[] },
  Household extends { people: Person[] },
>(seed: string, households: readonly Household[]): { tags: GuestTag[]; households: Household[] } {
  const random = seededRandom(seed, 'guest-tags');
  const tags = TAGS.map(([name, color]) => ({ uuid: random.uuid(), name, color }));
  return {
    tags,
    households: households.map((household) => {
      const called = TAGS.flatMap(([, , ofTen], place) => (random.chance(ofTen / 10) ? [place] : []));
      const people = household.people.map((person) => ({
        ...person,
        tags: isOpenSeat(person) ? [] : called.filter(() => random.chance(0.9)),
      }));
      return { ...household, people };
    }),
  };
}
