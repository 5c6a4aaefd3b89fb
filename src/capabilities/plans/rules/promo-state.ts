import type { Promo } from './promo-codes.ts';

export const PROMO_STATES = ['OPEN', 'PLANNED', 'USED_UP', 'ENDED'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

/** How a code stands for everybody; whether it holds for one listing is `promoRefusal`. */
export function promoState(
  { startsAt, endsAt, maxUses, uses }: Pick<Promo, 'startsAt' | 'endsAt' | 'maxUses' | 'uses'>,
  now: Date,
): PromoState {
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  if (maxUses !== null && uses >= maxUses) return 'USED_UP';
  return startsAt > now ? 'PLANNED' : 'OPEN';
}
