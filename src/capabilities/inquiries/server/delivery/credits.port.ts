import type { Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import type { InquiryPrice } from '../../rules/lead-price.ts';

/** A connect that has to be paid. The inquiry is the idempotency key: it is never paid twice. */
export type Charge = { storefrontId: number; inquiryUuid: string; userId: string; price: InquiryPrice };

/** Where connecting takes its credits from. Too few answer `too_few_credits` with `needed` and `balance`. */
export type Credits = {
  /** In the transaction of the connect: paid and connected, or neither. */
  chargeConnect(tx: Tx, charge: Charge): Promise<Result<void>>;
  /** Whether a plan pays for every lead of this storefront. */
  hasUnlimitedPlan(tx: Tx, storefrontId: number): Promise<boolean>;
};
