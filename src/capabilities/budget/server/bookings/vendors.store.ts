import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { budgetLines, budgetPayments, budgetVendors } from '../../tables.ts';

export type VendorLink = typeof budgetVendors.$inferSelect;
export type LineRow = typeof budgetLines.$inferSelect;

export async function findLink(tx: Tx, inquiryUuid: string): Promise<VendorLink | undefined> {
  const [row] = await tx.select().from(budgetVendors).where(eq(budgetVendors.inquiryUuid, inquiryUuid));
  return row;
}

export async function listTakenLines(tx: Tx, weddingId: string, butFor: string): Promise<string[]> {
  const rows = await tx
    .select({ lineUuid: budgetVendors.lineUuid })
    .from(budgetVendors)
    .where(
      and(
        eq(budgetVendors.weddingId, weddingId),
        eq(budgetVendors.isBooked, true),
        ne(budgetVendors.inquiryUuid, butFor),
      ),
    );
  return rows.map(({ lineUuid }) => lineUuid);
}

export async function findLine(tx: Tx, uuid: string): Promise<LineRow | undefined> {
  const [row] = await tx.select().from(budgetLines).where(eq(budgetLines.uuid, uuid));
  return row;
}

export async function insertBookedLine(tx: Tx, line: typeof budgetLines.$inferInsert): Promise<void> {
  await tx.insert(budgetLines).values({ ...line, isFromBooking: true });
}

export async function putLink(tx: Tx, link: typeof budgetVendors.$inferInsert): Promise<void> {
  const { lineUuid, isBooked, notedCents } = link;
  await tx
    .insert(budgetVendors)
    .values(link)
    .onConflictDoUpdate({ target: budgetVendors.inquiryUuid, set: { lineUuid, isBooked, notedCents } });
}

/** The vendor's payments go with it to its line. */
export async function movePayments(tx: Tx, inquiryUuid: string, lineUuid: string): Promise<void> {
  await tx
    .update(budgetPayments)
    .set({ lineUuid })
    .where(and(eq(budgetPayments.inquiryUuid, inquiryUuid), isNull(budgetPayments.removedAt)));
}

/** Whether anything hangs on a line that its booking alone would not have brought. */
export async function isLineUsed(
  tx: Tx,
  { uuid, inquiryUuid }: { uuid: string; inquiryUuid: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(sql`
    select exists (select from budget_payments p where p.line_uuid = ${uuid} and p.removed_at is null
        and (p.paid_on is not null or p.inquiry_uuid is distinct from ${inquiryUuid}))
      or exists (select from budget_lines l where l.parent_uuid = ${uuid} and l.removed_at is null)
      or exists (select from budget_files f where f.line_uuid = ${uuid} and f.removed_at is null) as used`);
  return rows[0]?.used ?? false;
}

/** A line that only its booking made goes with what hangs on it, all at one moment. */
export async function putBookedLineAway(tx: Tx, uuid: string, now: Date): Promise<void> {
  await tx
    .update(budgetPayments)
    .set({ removedAt: now })
    .where(and(eq(budgetPayments.lineUuid, uuid), isNull(budgetPayments.removedAt)));
  await tx.update(budgetLines).set({ removedAt: now }).where(eq(budgetLines.uuid, uuid));
}

/** And comes back with what went at that moment. */
export async function bringBookedLineBack(tx: Tx, { uuid, removedAt }: LineRow): Promise<void> {
  if (!removedAt) return;
  await tx.update(budgetLines).set({ removedAt: null }).where(eq(budgetLines.uuid, uuid));
  await tx
    .update(budgetPayments)
    .set({ removedAt: null })
    .where(and(eq(budgetPayments.lineUuid, uuid), eq(budgetPayments.removedAt, removedAt)));
}

/** What was noted and agreed on for these inquiries; of the payments, those with a day. */
export function listNoted(tx: Tx, inquiryUuids: readonly string[]) {
  const { inquiryUuid, notedCents } = budgetVendors;
  return tx
    .select({ inquiryUuid, notedCents })
    .from(budgetVendors)
    .where(inArray(inquiryUuid, [...inquiryUuids]));
}

export async function listBookingPayments(tx: Tx, inquiryUuids: readonly string[]) {
  const rows = await tx
    .select()
    .from(budgetPayments)
    .where(
      and(
        inArray(budgetPayments.inquiryUuid, [...inquiryUuids]),
        isNotNull(budgetPayments.dueOn),
        isNull(budgetPayments.removedAt),
      ),
    )
    .orderBy(asc(budgetPayments.dueOn), asc(budgetPayments.uuid));
  return rows.flatMap(({ dueOn, inquiryUuid, ...payment }) =>
    dueOn !== null && inquiryUuid !== null ? [{ ...payment, dueOn, inquiryUuid }] : [],
  );
}
