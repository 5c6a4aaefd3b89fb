export const PROMO_SCOPES = ['PACKS', 'PLANS', 'ALL'] as const;
export type PromoScope = (typeof PROMO_SCOPES)[number];

export type PurchaseKind = 'PACK' | 'PLAN';

/** A promotion as far as it decides about itself. */
export type Promo = {
  code: string;
  percentOff: number | null;
  bonusCredits: number | null;
  scope: PromoScope;
  /** For whoever has bought nothing of the kind before. */
  isFirstOnly: boolean;
  maxUses: number | null;
  uses: number;
  startsAt: Date;
  endsAt: Date | null;
};

export type PromoRefusal = 'ENDED' | 'USED_UP' | 'USED' | 'OTHER_KIND' | 'NOT_FIRST';

export type PromoWish = {
  kind: PurchaseKind;
  now: Date;
  /** Whether this listing has used it. */
  isUsed: boolean;
  /** Whether this listing has bought something of the kind before. */
  hasBought: boolean;
};

/** As it is looked up: people type it as they read it. */
export const normalizedCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

export const covers = (scope: PromoScope, kind: PurchaseKind) =>
  scope === 'ALL' || scope === (kind === 'PACK' ? 'PACKS' : 'PLANS');

/** Why a code does not hold here; undefined where it does. */
export function promoRefusal(promo: Promo, wish: PromoWish): PromoRefusal | undefined {
  const { startsAt, endsAt, maxUses, uses, scope, bonusCredits, isFirstOnly } = promo;
  if (startsAt > wish.now || (endsAt !== null && endsAt <= wish.now)) return 'ENDED';
  if (wish.isUsed) return 'USED';
  if (maxUses !== null && uses >= maxUses) return 'USED_UP';
  // Credits are of no use with a plan in which every lead is included.
  if (!covers(scope, wish.kind) || (bonusCredits !== null && wish.kind === 'PLAN')) return 'OTHER_KIND';
  if (isFirstOnly && wish.hasBought) return 'NOT_FIRST';
  return undefined;
}

export const PROMO_REFUSALS: Readonly<Record<PromoRefusal, string>> = {
  ENDED: 'This code has ended.',
  USED: 'This listing has used this code already.',
  USED_UP: 'This code has been used as often as it could be.',
  OTHER_KIND: 'This code is for something else.',
  NOT_FIRST: 'This code is for a first purchase.',
};

/** '20% off', '10 extra credits'. */
export function promoWords({ percentOff, bonusCredits }: Pick<Promo, 'percentOff' | 'bonusCredits'>): string {
  return percentOff === null ? `${bonusCredits ?? 0} extra credits` : `${percentOff}% off`;
}
