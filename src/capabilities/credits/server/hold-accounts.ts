import { type Account, accountOf } from '#capabilities/ledger/rules/account.ts';
import { openAccount } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOpenAccounts } from './credits.store.ts';

/** Numbers are for joins, the uuid for the books. */
export type StorefrontRef = { id: number; uuid: string };

export const ownerOf = ({ uuid }: Pick<StorefrontRef, 'uuid'>) => ({ kind: 'STOREFRONT', id: uuid }) as const;

export const accountOfStorefront = (storefront: Pick<StorefrontRef, 'uuid'>): Account =>
  accountOf('storefront-credits', { owner: ownerOf(storefront) });

/**
 * Whoever moves a storefront's credits holds its account first, and the accounts of the house after it: then what is read
 * of the lots stays true until the transaction is over, and nobody waits in a circle.
 */
export async function holdAccounts(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  ...storefronts: readonly StorefrontRef[]
): Promise<void> {
  const accounts = storefronts
    .map(accountOfStorefront)
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const codes = accounts.map(({ code }) => code);
  const open = await lockOpenAccounts(tx, codes);
  if (open.size === accounts.length) return;
  for (const account of accounts) if (!open.has(account.code)) await openAccount(tx, { clock }, account);
  await lockOpenAccounts(tx, codes);
}
