import { seededRandom } from '#base/seeded-random.ts';
import type { StorefrontPlan } from './storefront-plan.ts';

type Colleague = {
  id: number;
  plan: Pick<StorefrontPlan, 'uuid' | 'category' | 'place' | 'publishedAt' | 'claimedAt' | 'quality'>;
};

const RECOMMENDING_SHARE = 0.6;
const MOST_COLLEAGUES = 5;
/** Nobody recommends whose work they would not put their name to. */
const LOWEST_QUALITY = 0.5;

/** Whom each business recommends: good colleagues of other trades in its own market, one of each trade. */
export function planPreferred(businesses: readonly Colleague[]): { id: number; preferredIds: number[] }[] {
  const good = businesses.filter(({ plan }) => plan.publishedAt && plan.quality >= LOWEST_QUALITY);
  const byMarket = Map.groupBy(good, ({ plan }) => plan.place.market.id);
  return businesses.flatMap(({ id, plan }) => {
    if (!plan.publishedAt || !plan.claimedAt) return [];
    const random = seededRandom(plan.uuid, 'preferred');
    if (!random.chance(RECOMMENDING_SHARE)) return [];
    const others = (byMarket.get(plan.place.market.id) ?? []).filter(
      (other) => other.plan.category !== plan.category,
    );
    const byTrade = Map.groupBy(others, (other) => other.plan.category);
    const onePerTrade = [...byTrade.values()].map((colleagues) => random.pick(colleagues).id);
    const preferredIds = random.sample(onePerTrade, random.int(2, MOST_COLLEAGUES));
    return preferredIds.length > 0 ? [{ id, preferredIds }] : [];
  });
}
