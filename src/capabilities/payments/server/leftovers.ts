import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { closeDifferenceRow, closeRefundRow, listByHand, listDifferences } from './leftovers.store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

/** What programs could not settle and a person has to: open, and the last ones closed. */
export async function readLeftovers({ db }: Pick<Platform, 'db'>) {
  return {
    open: { differences: await listDifferences(db, false), refunds: await listByHand(db, false) },
    closed: { differences: await listDifferences(db, true), refunds: await listByHand(db, true) },
  };
}

export type Leftovers = Awaited<ReturnType<typeof readLeftovers>>['open'];

/** Once, with a note of what was done about it. */
export async function closeLeftover(
  { db, clock }: Deps,
  { userId }: SignedInActor,
  { kind, id, note }: { kind: 'DIFFERENCE' | 'REFUND'; id: string; note: string },
): Promise<Result<void>> {
  const close = kind === 'DIFFERENCE' ? closeDifferenceRow : closeRefundRow;
  const isClosed = await close(db, id, { closedBy: userId, closedAt: clock.now(), note });
  return isClosed ? ok(undefined) : fail('payment.closed_already', 'Somebody has closed this already.');
}
