import type { NotedTotal } from '#capabilities/inquiries/events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { NEW_LINE } from '../../rules/new-line.ts';
import { budgetCategoryOf, lineFor } from '../../rules/place-vendors.ts';
import { listLines, openBudget, updateBudget } from '../budget.store.ts';
import { tellBudgetChanged } from '../write-change.ts';
import {
  bringBookedLineBack,
  findLine,
  findLink,
  insertBookedLine,
  listTakenLines,
  movePayments,
  putLink,
} from './vendors.store.ts';

type Deps = Pick<Platform, 'clock'>;
type Booked = { inquiryUuid: string; weddingId: string | null; taxonomyNodeId: number };

/** A line that went with this booking when it was cancelled comes back with it. */
async function bringBack(tx: Tx, linkedLineUuid: string | null): Promise<void> {
  const line = linkedLineUuid === null ? undefined : await findLine(tx, linkedLineUuid);
  if (line?.removedAt && line.isFromBooking) await bringBookedLineBack(tx, line);
}

async function openLine(
  tx: Tx,
  { clock }: Deps,
  { weddingId, taxonomyNodeId }: { weddingId: string; taxonomyNodeId: number },
): Promise<string> {
  const category = budgetCategoryOf(taxonomyNodeId);
  const section = category?.section ?? 'ELSE';
  const uuid = clock.uuid();
  const lines = await listLines(tx, weddingId);
  await insertBookedLine(tx, {
    ...NEW_LINE,
    uuid,
    weddingId,
    section,
    categoryKey: category?.key ?? null,
    name: category?.label ?? 'Vendor',
    position: Math.max(0, ...lines.map(({ position }) => position)) + 1,
  });
  return uuid;
}

/** One line for each inquiry that is booked, however often: the one it had, else one of its category, else one of its own. */
export async function placeBooking(
  tx: Tx,
  deps: Deps,
  { inquiryUuid, weddingId, taxonomyNodeId }: Booked & { weddingId: string },
): Promise<{ lineUuid: string; notedCents: number | null }> {
  const { isAllInclusive } = await openBudget(tx, weddingId);
  const link = await findLink(tx, inquiryUuid);
  await bringBack(tx, link?.lineUuid ?? null);
  const found = lineFor(
    {
      lines: await listLines(tx, weddingId),
      taken: new Set(await listTakenLines(tx, weddingId, inquiryUuid)),
      isAllInclusive,
    },
    { taxonomyNodeId, linkedLineUuid: link?.lineUuid ?? null },
  );
  const lineUuid = found ?? (await openLine(tx, deps, { weddingId, taxonomyNodeId }));
  return { lineUuid, notedCents: link?.notedCents ?? null };
}

/** A vendor that was booked stands on its line, with what the couple says it pays. */
export async function linkBooking(
  tx: Tx,
  deps: Deps,
  { noted, ...booked }: Booked & { noted: NotedTotal | undefined },
): Promise<void> {
  const { inquiryUuid, weddingId } = booked;
  if (weddingId === null) return;
  const { lineUuid, notedCents } = await placeBooking(tx, deps, { ...booked, weddingId });
  await putLink(tx, {
    inquiryUuid,
    weddingId,
    lineUuid,
    isBooked: true,
    // Where nobody said an amount, it is as offered, also if something else was noted for a booking before.
    notedCents: noted ? (noted.totalCents ?? null) : notedCents,
  });
  await movePayments(tx, inquiryUuid, lineUuid);
  await updateBudget(tx, weddingId);
  await tellBudgetChanged(tx, weddingId);
}
