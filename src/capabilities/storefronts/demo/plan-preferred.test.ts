import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/seeded-random.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { planPreferred } from './plan-preferred.ts';
import type { WorldPlace } from './world-places.ts';

const now = new Date('2026-11-01T00:00:00Z');
const placeIn = (marketId: number) => ({ market: { id: marketId } }) as WorldPlace;

/** Three markets with forty businesses each, some unpublished, some not claimed, some poor. */
const businesses = Array.from({ length: 120 }, (_, index) => {
  const random = seededRandom('preferred-test', index);
  return {
    id: index + 1,
    plan: {
      uuid: random.uuid(),
      category: random.pick(TAXONOMY_KEYS),
      place: placeIn(index % 3),
      publishedAt: random.chance(0.9) ? now : null,
      claimedAt: random.chance(0.85) ? now : null,
      quality: random.next(),
    },
  };
});
const byId = new Map(businesses.map(({ id, plan }) => [id, plan]));
const recommending = planPreferred(businesses);

describe('recommended colleagues', () => {
  it('are published, of the same market and another trade, each trade once', () => {
    expect(recommending.length).toBeGreaterThan(30);
    for (const { id, preferredIds } of recommending) {
      const own = byId.get(id);
      const colleagues = preferredIds.map((preferredId) => byId.get(preferredId));
      expect(new Set(colleagues.map((plan) => plan?.category)).size).toBe(preferredIds.length);
      for (const plan of colleagues) {
        expect(plan?.publishedAt).not.toBeNull();
        expect(plan?.place.market.id).toBe(own?.place.market.id);
        expect(plan?.category).not.toBe(own?.category);
      }
    }
  });

  it('are named by claimed and published businesses alone, and the same every time', () => {
    for (const { id } of recommending)
      expect(byId.get(id)).toMatchObject({ publishedAt: now, claimedAt: now });
    expect(planPreferred(businesses)).toEqual(recommending);
  });
});
