import { givenUntil } from '#capabilities/credits/rules/lot-lives.ts';
import { creditPack } from '#capabilities/plans/rules/credit-packs.ts';

const DAY_MS = 86_400_000;

/** A lead that a listing answered, with what that cost. */
export type AnsweredLead = { inquiryUuid: string; at: Date; credits: number; isClosed: boolean };

export type PaidListing = { id: number; uuid: string };
export type AnsweringListing = { storefront: PaidListing; leads: readonly AnsweredLead[] };

/** Something that happened to a listing's credits. */
type Happening =
  | { what: 'gift'; credits: number }
  /** Given by staff, who says why. */
  | { what: 'amends'; credits: number; note: string }
  /** What has ended by then is written down. */
  | { what: 'end' }
  | { what: 'pack'; packKey: string }
  /** Bought, and given back at once. */
  | { what: 'mistake'; packKey: string }
  | { what: 'move'; credits: number; to: PaidListing }
  | { what: 'lead'; inquiryUuid: string; credits: number }
  | { what: 'refund'; inquiryUuid: string; credits: number };

export type MoneyMoment = Happening & { at: Date; storefront: PaidListing };

/** Before the first lead came: welcome gifts that nobody used, and packs. */
const GIFTS = [
  { daysAgo: 716, credits: 36 },
  { daysAgo: 590, credits: 24 },
  { daysAgo: 468, credits: 30 },
] as const;
const BEFORE: readonly ({ daysAgo: number } & Extract<Happening, { what: 'pack' | 'mistake' | 'amends' }>)[] =
  [
    { daysAgo: 341, what: 'pack', packKey: 'payg-60' },
    { daysAgo: 226, what: 'pack', packKey: 'payg-150' },
    { daysAgo: 225, what: 'mistake', packKey: 'payg-150' },
    { daysAgo: 219, what: 'amends', credits: 10, note: 'sorry for the outage on a Saturday' },
  ];
/** From the listing somebody opened first to the next. */
const MOVE = { daysAgo: 215, credits: 40 } as const;

/** Enough for whoever tries the desk to answer every lead that waits there. Too long ago to be given back. */
const LATEST_PACK = { daysAgo: 20, packKey: 'payg-400' } as const;
const LEFT_AT_LEAST = 200;

const REFUNDS = 2;
const REFUNDED_AFTER_DAYS = 5;

type Ago = (days: number) => Date;

const inOrder = (moments: readonly MoneyMoment[]) =>
  moments.toSorted((one, other) => one.at.getTime() - other.at.getTime());

function chargesOf({ storefront, leads }: AnsweringListing): MoneyMoment[] {
  return leads.map(({ at, inquiryUuid, credits }) => ({
    storefront,
    what: 'lead',
    at,
    inquiryUuid,
    credits,
  }));
}

/** As many as leave enough after all that was spent since. */
function latestPacks({ storefront, leads }: AnsweringListing, ago: Ago): MoneyMoment[] {
  const { daysAgo, packKey } = LATEST_PACK;
  const at = ago(daysAgo);
  const spent = leads.reduce((sum, lead) => (lead.at < at ? sum : sum + lead.credits), 0);
  const count = Math.ceil((spent + LEFT_AT_LEAST) / (creditPack(packKey)?.credits ?? 1));
  return Array.from({ length: count }, () => ({ storefront, what: 'pack', at, packKey }));
}

function refundsOf({ storefront, leads }: AnsweringListing, ago: Ago): MoneyMoment[] {
  return leads
    .filter(({ at, isClosed }) => isClosed && at < ago(REFUNDED_AFTER_DAYS))
    .slice(-REFUNDS)
    .map(({ at, inquiryUuid, credits }) => {
      const later = new Date(at.getTime() + REFUNDED_AFTER_DAYS * DAY_MS);
      return { storefront, what: 'refund', at: later, inquiryUuid, credits };
    });
}

function twoYearsOf(listing: AnsweringListing, ago: Ago): MoneyMoment[] {
  const { storefront } = listing;
  const gifts = GIFTS.map(({ daysAgo, credits }) => ({ what: 'gift', at: ago(daysAgo), credits }) as const);
  return [
    ...gifts.map((gift) => ({ storefront, ...gift })),
    ...gifts.map(({ at }) => ({ storefront, what: 'end', at: givenUntil(at) }) as const),
    ...BEFORE.map(({ daysAgo, ...told }) => ({ storefront, at: ago(daysAgo), ...told })),
    ...latestPacks(listing, ago),
    ...chargesOf(listing),
    ...refundsOf(listing, ago),
  ];
}

/** Two years of the credits of everything that somebody has listed, in their order. */
export function planMoney(now: Date, listings: readonly AnsweringListing[]): MoneyMoment[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [first, second] = listings;
  const { daysAgo, credits } = MOVE;
  return inOrder([
    ...listings.flatMap((listing) => twoYearsOf(listing, ago)),
    ...(first && second
      ? [
          {
            storefront: first.storefront,
            what: 'move',
            at: ago(daysAgo),
            credits,
            to: second.storefront,
          } as const,
        ]
      : []),
  ]);
}

/** Nothing but what was answered, for listings with a story of their own. */
export function planCharges(listings: readonly AnsweringListing[]): MoneyMoment[] {
  return inOrder(listings.flatMap(chargesOf));
}
