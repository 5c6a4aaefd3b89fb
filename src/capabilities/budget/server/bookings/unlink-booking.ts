import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { openBudget, updateBudget } from '../budget.store.ts';
import { tellBudgetChanged } from '../write-change.ts';
import { findLine, findLink, isLineUsed, putBookedLineAway, putLink } from './vendors.store.ts';

type Unbooked = { inquiryUuid: string; weddingId: string | null };

/**
 * The line stays, with what was paid; the vendor stays on it while it offers something. A line that the booking made and
 * nobody touched goes.
 */
export async function unlinkBooking(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { inquiryUuid, weddingId }: Unbooked,
): Promise<void> {
  if (weddingId === null) return;
  await openBudget(tx, weddingId);
  const link = await findLink(tx, inquiryUuid);
  if (!link) return;
  await putLink(tx, { ...link, isBooked: false });
  const line = await findLine(tx, link.lineUuid);
  const isAlone =
    line?.isFromBooking && !line.removedAt && !(await isLineUsed(tx, { uuid: line.uuid, inquiryUuid }));
  if (isAlone) await putBookedLineAway(tx, line.uuid, clock.now());
  await updateBudget(tx, weddingId);
  await tellBudgetChanged(tx, weddingId);
}
