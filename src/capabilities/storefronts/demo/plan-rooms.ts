import type { Words } from '#base/phrase.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import { createTextWriter } from '#base/text-writer.ts';
import type { SpaceSetting } from '../rules/venue-spaces.ts';
import { roundPrice } from './plan-prices.ts';
import type { VenuePlan } from './plan-venue.ts';
import { venuesVoice } from './voices/venues.data.ts';

export type SpacePlan = {
  name: string;
  description: string;
  setting: SpaceSetting;
  seatedCapacity: number;
  standingCapacity: number;
};
export type MenuPlan = { name: string; description: string; pricePerPersonCents: number };

/** The venue's spaces, the largest first: it holds what the listing promises. */
export function planSpaces(
  random: SeededRandom,
  venue: VenuePlan,
  words: Words,
  pinnedNames?: readonly string[],
): SpacePlan[] {
  const writer = createTextWriter(random, words, { traits: new Set(Object.values(venue.options).flat()) });
  const settings = venue.options['venue-setting'] ?? [];
  const fitting = venuesVoice.spaces.filter(({ setting }) => settings.includes(setting));
  const pinned = pinnedNames?.flatMap((name) => fitting.filter((space) => space.name === name));
  return (pinned ?? random.sample(fitting, random.int(1, 4))).map((space, index) => {
    const share = index === 0 ? 1 : 0.3 + random.next() * 0.6;
    const seatedCapacity = Math.max(10, Math.round((venue.seats * share) / 5) * 5);
    return {
      name: space.name,
      description: writer.write(space.lines) ?? '',
      setting: space.setting,
      seatedCapacity,
      standingCapacity: Math.round((seatedCapacity * 1.4) / 5) * 5,
    };
  });
}

/** Menus where the house cooks, from the plainest to the grandest. */
export function planMenus(
  random: SeededRandom,
  venue: VenuePlan,
  words: Words,
  perPersonCents: number,
): MenuPlan[] {
  const isOwnKitchen = venue.options['venue-catering-policy']?.includes('in-house-required');
  if (!isOwnKitchen && !random.chance(0.4)) return [];
  const writer = createTextWriter(random, words, { traits: new Set(Object.values(venue.options).flat()) });
  return random.sample(venuesVoice.menus, random.int(1, 4)).map((menu, index) => ({
    name: menu.name,
    description: writer.write(menu.lines) ?? '',
    pricePerPersonCents: roundPrice(perPersonCents * (0.8 + index * 0.3)),
  }));
}
