export type Unit = 'USD' | 'CREDIT';
/** On which side an account grows: what we have and what things cost by debits, what we owe and earn by credits. */
export type Side = 'D' | 'C';
export type OwnerKind = 'HOUSE' | 'STOREFRONT' | 'WEDDING';

export type AccountTemplate = {
  ownerKind: OwnerKind;
  unit: Unit;
  normalSide: Side;
  /** Below which its balance never falls. */
  floor: number | null;
  /** Whether there is one for each state of the country. */
  isByState?: true;
};

const house = (unit: Unit, normalSide: Side) =>
  ({ ownerKind: 'HOUSE', unit, normalSide, floor: null }) as const satisfies AccountTemplate;

/** Every account there can be. What one says is in its first hash, so a line here is never changed, only added. */
export const ACCOUNTS = {
  'storefront-credits': { ownerKind: 'STOREFRONT', unit: 'CREDIT', normalSide: 'C', floor: 0 },

  'credits-issued': house('CREDIT', 'D'),
  'credits-spent': house('CREDIT', 'C'),
  'credits-lapsed': house('CREDIT', 'C'),
  'credits-in-transit': house('CREDIT', 'C'),

  /** With the card processor, and not yet in the bank. */
  'provider-clearing': house('USD', 'D'),
  bank: house('USD', 'D'),
  'provider-fees': house('USD', 'D'),
  disputes: house('USD', 'D'),
  'credits-unearned': house('USD', 'C'),
  'plans-unearned': house('USD', 'C'),
  /** Paid for something that could not be delivered, and on its way back. */
  'payments-held': house('USD', 'C'),
  'lead-sales': house('USD', 'C'),
  'lapsed-sales': house('USD', 'C'),
  'plan-sales': house('USD', 'C'),
  'tax-payable': { ...house('USD', 'C'), isByState: true },
} as const satisfies Record<string, AccountTemplate>;

export type AccountName = keyof typeof ACCOUNTS;
