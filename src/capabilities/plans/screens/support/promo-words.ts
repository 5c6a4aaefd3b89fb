import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import type { PromoCode } from '../../contract/promos.contract.ts';
import { type PromoScope, promoWords } from '../../rules/promo-codes.ts';
import type { PromoEffect } from '../../rules/promo-rules.ts';

export const EFFECT_OPTIONS: readonly { id: PromoEffect; label: string }[] = [
  { id: 'PERCENT', label: 'Percent off' },
  { id: 'CREDITS', label: 'Extra credits' },
];

const SCOPES: Readonly<Record<PromoScope, string>> = {
  PACKS: 'Credit packs',
  PLANS: 'Plans',
  ALL: 'Packs and plans',
};

export const SCOPE_OPTIONS: readonly { id: PromoScope; label: string }[] = (
  ['PACKS', 'PLANS', 'ALL'] as const
).map((id) => ({ id, label: SCOPES[id] }));

/** '20% off · Credit packs · first purchase' */
export function effectText(promo: PromoCode): string {
  return [
    promoWords(promo),
    SCOPES[promo.scope],
    promo.isFirstOnly && 'first purchase only',
    promo.isAnnounced && 'vendors are told',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function usesText({ uses, maxUses }: Pick<PromoCode, 'uses' | 'maxUses'>): string {
  if (maxUses === null) return uses === 1 ? 'Used once' : `Used ${formatCount(uses)} times`;
  return `Used ${formatCount(uses)} of ${formatCount(maxUses)} times`;
}

/** The last day is the one before the midnight at which it ends. */
const lastDay = (endsAt: string) => formatDateInText(calendarDateOf(new Date(Date.parse(endsAt) - 1)));

export function daysText({ startsAt, endsAt, endedBy }: PromoCode): string {
  const from = `From ${formatDateInText(calendarDateOf(new Date(startsAt)))}`;
  if (endsAt === null) return `${from}, until somebody ends it`;
  return endedBy === null
    ? `${from} to ${lastDay(endsAt)}`
    : `${from}, ended by ${endedBy} on ${formatDateInText(calendarDateOf(new Date(endsAt)))}`;
}
