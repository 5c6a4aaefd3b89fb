import { givenUntil } from '#capabilities/credits/rules/lot-lives.ts';

const DAY_MS = 86_400_000;

/** A lead that the demo vendor answered, with what that cost. */
export type AnsweredLead = { inquiryUuid: string; at: Date; credits: number; isClosed: boolean };

/** Something that happened to a listing's credits. */
export type MoneyMoment = { at: Date } & (
  | { what: 'gift'; credits: number }
  /** What has ended by then is written down. */
  | { what: 'end' }
  | { what: 'pack'; packKey: string }
  | { what: 'lead'; inquiryUuid: string; credits: number }
  | { what: 'refund'; inquiryUuid: string; credits: number }
);

/** Before the first lead came: welcome gifts that nobody used, and packs. */
const GIFTS = [
  { daysAgo: 716, credits: 36 },
  { daysAgo: 590, credits: 24 },
  { daysAgo: 468, credits: 30 },
] as const;
const PACKS = [
  { daysAgo: 341, packKey: 'payg-60' },
  { daysAgo: 226, packKey: 'payg-150' },
] as const;

/** Enough for whoever tries the desk to answer every lead that waits there. Too long ago to be given back. */
const LATEST_PACK = { daysAgo: 20, packKey: 'payg-400' } as const;

const REFUNDS = 2;
const REFUNDED_AFTER_DAYS = 5;

/** Two years of a listing's credits, in their order. */
export function planMoney(now: Date, leads: readonly AnsweredLead[]): MoneyMoment[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const gifts = GIFTS.map(({ daysAgo, credits }) => ({ what: 'gift', at: ago(daysAgo), credits }) as const);
  const packs = [...PACKS, LATEST_PACK].map(
    ({ daysAgo, packKey }) => ({ what: 'pack', at: ago(daysAgo), packKey }) as const,
  );
  const charges = leads.map(
    ({ at, inquiryUuid, credits }) => ({ what: 'lead', at, inquiryUuid, credits }) as const,
  );
  const refunds = leads
    .filter(({ at, isClosed }) => isClosed && at < ago(REFUNDED_AFTER_DAYS))
    .slice(-REFUNDS)
    .map(({ at, inquiryUuid, credits }) => {
      const later = new Date(at.getTime() + REFUNDED_AFTER_DAYS * DAY_MS);
      return { what: 'refund', at: later, inquiryUuid, credits } as const;
    });
  const ends = gifts.map(({ at }) => ({ what: 'end', at: givenUntil(at) }) as const);
  return [...gifts, ...packs, ...charges, ...refunds, ...ends].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}
