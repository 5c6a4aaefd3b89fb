import type { Result } from '#base/result.ts';
import type { By } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { holdAccounts, type StorefrontRef } from '../hold-accounts.ts';
import { moveLots } from '../move-credits.ts';

type Moved = { from: StorefrontRef; to: StorefrontRef; by: By; credits: number };

/** Once between these two, at the clock's moment; whose they are is known. */
export async function moveInDemo(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { from, to, by, credits }: Moved,
): Promise<Result<void>> {
  await holdAccounts(tx, { clock }, from, to);
  const name = `move:${from.uuid}:demo`;
  const keys = { out: `${name}:out`, in: `${name}:in` };
  return moveLots(tx, { clock }, { from, to, by, credits, keys });
}
