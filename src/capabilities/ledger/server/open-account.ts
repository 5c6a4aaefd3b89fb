import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Account } from '../rules/account.ts';
import { accountText } from '../rules/hashed-text.ts';
import { insertAccounts } from './ledger.store.ts';
import { sha256 } from './sha256.ts';

/** Opened once, however often it is asked for. Posting opens what it needs by itself. */
export async function openAccounts(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  accounts: readonly Account[],
): Promise<void> {
  if (accounts.length === 0) return;
  const openedAt = clock.now();
  const openedMs = openedAt.getTime();
  const hashed = accounts.map((account) => ({
    ...account,
    hash: sha256(accountText({ ...account, openedMs })),
  }));
  await insertAccounts(tx, hashed, openedAt);
}

export function openAccount(tx: Tx, platform: Pick<Platform, 'clock'>, account: Account): Promise<void> {
  return openAccounts(tx, platform, [account]);
}
