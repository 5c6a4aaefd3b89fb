/** A hundred thousand dollars; whatever is larger is a mistake. */
const MOST_CENTS = 10_000_000;

export function isPayableCents(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents > 0 && cents <= MOST_CENTS;
}

/** A provider's page lives half an hour at least, and a day at most. */
export const SHORTEST_PAGE_MS = 31 * 60_000;
export const LONGEST_PAGE_MS = 23 * 3_600_000;

/** Providers remember a key for a day; after this the same key might charge a second time. */
export const ASK_AGAIN_FOR_MS = 23 * 3_600_000;

export type PaymentPurpose =
  | 'CREDIT_PACK'
  | 'PLAN'
  | 'RENEWAL'
  | 'BOOST'
  | 'ORDER'
  | 'GROUP_GIFT'
  | 'CASH_GIFT';

export type OwnerKind = 'STOREFRONT' | 'WEDDING' | 'USER' | 'GUEST';

/** On the provider's page, by a saved card while the person is there, or by one while nobody is. */
export type PaymentWay = 'PAGE' | 'SAVED' | 'ABSENT';

/** What becomes of money that comes after the payment was closed. */
export type LateSettlement = 'DELIVER' | 'REFUND';
