import { describe, expect, it } from 'vitest';
import { planSaves } from './plan-saves.ts';

const now = new Date('2026-11-17T12:00:00Z');
const couples = Array.from({ length: 200 }, (_, index) => ({
  weddingId: `wedding-${index}`,
  createdAt: new Date('2026-02-01'),
  people: [{ id: `person-${index}` }],
})) as unknown as Parameters<typeof planSaves>[2];
const storefronts = [
  { id: 1, publishedAt: new Date('2024-01-01'), isOwn: true },
  { id: 2, publishedAt: new Date('2026-11-01'), isOwn: false },
];

describe('what couples of the demo world have saved', () => {
  const plans = planSaves('seed', now, couples, storefronts);
  const saves = plans.flatMap((plan) => plan.saves);

  it('is the same in every world of a seed', () => {
    expect(planSaves('seed', now, couples, storefronts)).toEqual(plans);
  });

  it('is one board for each couple, and each business on it once', () => {
    expect(new Set(plans.map(({ weddingId }) => weddingId)).size).toBe(plans.length);
    for (const plan of plans)
      expect(new Set(plan.saves.map(({ storefrontId }) => storefrontId)).size).toBe(plan.saves.length);
    expect(saves.filter(({ storefrontId }) => storefrontId === 1)).toHaveLength(95);
  });

  it('is no older than the business, and of no day to come', () => {
    for (const { storefrontId, at } of saves) {
      expect(at >= (storefronts[storefrontId - 1]?.publishedAt ?? now) && at < now).toBe(true);
    }
  });
});
