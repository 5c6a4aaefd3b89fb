import type { Result } from '#base/result.ts';
import type { By, Posted } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { boughtUntil } from '../rules/lot-lives.ts';
import { ownerOf, type StorefrontRef } from './hold-accounts.ts';
import { takeIn } from './take-in.ts';

export type Purchase = {
  storefront: StorefrontRef;
  credits: number;
  netCents: number;
  taxCents: number;
  /** To which the tax goes; not asked for where there is none. */
  state?: string;
  /** Of the payment: one that arrives twice brings its credits once. */
  key: string;
  paymentId: string;
  by: By;
};

/** What was paid for; it lives for two years. */
export function addBought(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, credits, netCents, taxCents, state, key, paymentId, by }: Purchase,
): Promise<Result<Posted>> {
  return takeIn(
    db,
    { clock },
    {
      storefront,
      transfer: {
        ...{
          kind: 'CREDIT_PURCHASE',
          key,
          by,
          owner: ownerOf(storefront),
          amounts: { credits, netCents, taxCents },
        },
        reference: { kind: 'payment', id: paymentId },
        ...(state !== undefined && { state }),
      },
      lot: { source: 'BOUGHT', credits, costCents: netCents, expiresAt: boughtUntil(clock.now()) },
    },
  );
}
