import type { Tx } from '#platform/database/database.ts';
import { type AccountPlace, accountsOf } from '../rules/account.ts';
import type { AccountName } from '../rules/accounts.data.ts';
import { sumBalances } from './ledger.store.ts';

/** On the account's normal side, all shards together; nothing on an account that was never opened. */
export function readBalance(
  tx: Tx,
  name: AccountName,
  place: Omit<AccountPlace, 'shard'> = {},
): Promise<number> {
  return sumBalances(
    tx,
    accountsOf(name, place).map(({ code }) => code),
  );
}
