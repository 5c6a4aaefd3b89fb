import type { AccountName, Side } from './accounts.data.ts';

export type LegTemplate = {
  account: AccountName;
  side: Side;
  /** Named amounts, added up. */
  amounts: readonly string[];
};

const debit = <const Names extends readonly string[]>(account: AccountName, ...amounts: Names) =>
  ({ account, side: 'D', amounts }) as const;
const credit = <const Names extends readonly string[]>(account: AccountName, ...amounts: Names) =>
  ({ account, side: 'C', amounts }) as const;

/**
 * What happens to the money of vendors, and which accounts it moves. Amounts are whole cents or whole credits, never
 * negative. `netCents` is a price without tax; `costCents` is what the credits in question were bought for, nothing for
 * given ones.
 */
export const POSTINGS = {
  CREDIT_PURCHASE: [
    debit('provider-clearing', 'netCents', 'taxCents'),
    credit('credits-unearned', 'netCents'),
    credit('tax-payable', 'taxCents'),
    debit('credits-issued', 'credits'),
    credit('storefront-credits', 'credits'),
  ],
  /** Of the part that was not spent. */
  CREDIT_PURCHASE_CANCELLATION: [
    debit('credits-unearned', 'netCents'),
    debit('tax-payable', 'taxCents'),
    credit('provider-clearing', 'netCents', 'taxCents'),
    debit('storefront-credits', 'credits'),
    credit('credits-issued', 'credits'),
  ],
  ENDOWMENT: [debit('credits-issued', 'credits'), credit('storefront-credits', 'credits')],
  EXPIRATION: [
    debit('storefront-credits', 'credits'),
    credit('credits-lapsed', 'credits'),
    debit('credits-unearned', 'costCents'),
    credit('lapsed-sales', 'costCents'),
  ],
  LEAD_PURCHASE: [
    debit('storefront-credits', 'credits'),
    credit('credits-spent', 'credits'),
    debit('credits-unearned', 'costCents'),
    credit('lead-sales', 'costCents'),
  ],
  LEAD_PURCHASE_REFUND: [
    debit('credits-spent', 'credits'),
    credit('storefront-credits', 'credits'),
    debit('lead-sales', 'costCents'),
    credit('credits-unearned', 'costCents'),
  ],
  /** Between two listings of one owner: each has its own transfer, and the credits are on their way in between. */
  OUTBOUND_TRANSFER: [debit('storefront-credits', 'credits'), credit('credits-in-transit', 'credits')],
  INBOUND_TRANSFER: [debit('credits-in-transit', 'credits'), credit('storefront-credits', 'credits')],
  /** Granted by staff. */
  OTHER: [debit('credits-issued', 'credits'), credit('storefront-credits', 'credits')],

  PLAN_SALE: [
    debit('provider-clearing', 'netCents', 'taxCents'),
    credit('plans-unearned', 'netCents'),
    credit('tax-payable', 'taxCents'),
  ],
  PLAN_EARNED: [debit('plans-unearned', 'netCents'), credit('plan-sales', 'netCents')],
  PLAN_REFUND: [
    debit('plans-unearned', 'unearnedCents'),
    debit('plan-sales', 'earnedCents'),
    debit('tax-payable', 'taxCents'),
    credit('provider-clearing', 'unearnedCents', 'earnedCents', 'taxCents'),
  ],

  /** Came in for something that is no more, or a second time; goes back as PAYMENT_REFUND. */
  PAYMENT_HELD: [debit('provider-clearing', 'cents'), credit('payments-held', 'cents')],
  PAYMENT_REFUND: [debit('payments-held', 'cents'), credit('provider-clearing', 'cents')],
  PROVIDER_FEE: [debit('provider-fees', 'cents'), credit('provider-clearing', 'cents')],
  PROVIDER_PAYOUT: [debit('bank', 'cents'), credit('provider-clearing', 'cents')],
  DISPUTE: [debit('disputes', 'cents'), credit('provider-clearing', 'cents')],
  DISPUTE_WON: [debit('provider-clearing', 'cents'), credit('disputes', 'cents')],
} as const satisfies Record<string, readonly LegTemplate[]>;

export type PostingKind = keyof typeof POSTINGS;
/** The amounts that a kind asks for, by name. */
export type AmountsOf<Kind extends PostingKind> = Readonly<
  Record<(typeof POSTINGS)[Kind][number]['amounts'][number], number>
>;
