import { checkAccountBooks } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { openLots, sumOf } from '../rules/lots.ts';
import { differsFromLots, listLots } from './credits.store.ts';
import { accountOfStorefront, type StorefrontRef } from './hold-accounts.ts';
import { readTransactions } from './list-transactions.ts';
import { presentLot } from './read-account.ts';

const LATEST = 20;

/** What a listing has, the latest of what came and went, and whether its account in the books adds up. */
export async function readForStaff(db: Tx, { clock }: Pick<Platform, 'clock'>, storefront: StorefrontRef) {
  const open = openLots(await listLots(db, storefront.id), clock.now());
  const { transactions } = await readTransactions(db, storefront.uuid, { size: LATEST });
  const { code } = accountOfStorefront(storefront);
  const { entries, fault } = await checkAccountBooks(db, code);
  const isOff = await differsFromLots(db, code, storefront.id);
  return {
    balance: sumOf(open),
    lots: open.map(presentLot),
    transactions,
    books: { entries, fault: fault?.what ?? (isOff ? 'The lots add up to another balance.' : null) },
  };
}
