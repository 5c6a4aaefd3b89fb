import { and, eq, isNull, sql } from 'drizzle-orm';
import { guestHouseholds } from '#capabilities/guests/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { rsvpLinks } from '../tables.ts';

export type LinkRow = typeof rsvpLinks.$inferSelect;

/** Who is only for later has no page yet, and nobody can tell that from a link that never was. */
const linkByCode = preparedSelect((tx: Tx) =>
  tx
    .select({ link: rsvpLinks })
    .from(rsvpLinks)
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, rsvpLinks.householdUuid))
    .where(and(eq(rsvpLinks.linkCode, sql.placeholder('code')), eq(guestHouseholds.list, 'INVITED')))
    .prepare('rsvp_link_by_code'),
);

export async function findLink(tx: Tx, code: string): Promise<LinkRow | undefined> {
  const [row] = await linkByCode(tx).execute({ code });
  return row?.link;
}

const linkOfHousehold = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(rsvpLinks)
    .where(
      and(
        eq(rsvpLinks.householdUuid, sql.placeholder('householdUuid')),
        eq(rsvpLinks.weddingId, sql.placeholder('weddingId')),
      ),
    )
    .prepare('rsvp_link_of_household'),
);

/** Only ever within the wedding: another couple’s household is as good as none. */
export async function findLinkOf(
  tx: Tx,
  weddingId: string,
  householdUuid: string,
): Promise<LinkRow | undefined> {
  const [row] = await linkOfHousehold(tx).execute({ weddingId, householdUuid });
  return row;
}

/** As it is once nobody else is writing it. */
export async function lockLink(tx: Tx, householdUuid: string): Promise<LinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(rsvpLinks)
    .where(eq(rsvpLinks.householdUuid, householdUuid))
    .for('no key update');
  return row;
}

/** Households of a wedding, or of all, that have no link yet. */
export function listLinkless(
  tx: Tx,
  weddingId: string | undefined,
  limit: number,
): Promise<{ uuid: string; weddingId: string }[]> {
  return tx
    .select({ uuid: guestHouseholds.uuid, weddingId: guestHouseholds.weddingId })
    .from(guestHouseholds)
    .leftJoin(rsvpLinks, eq(rsvpLinks.householdUuid, guestHouseholds.uuid))
    .where(
      and(isNull(rsvpLinks.householdUuid), weddingId ? eq(guestHouseholds.weddingId, weddingId) : undefined),
    )
    .limit(limit);
}

export async function insertLinks(tx: Tx, rows: readonly (typeof rsvpLinks.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.execute(sql`${insertRows(rsvpLinks, rows)} on conflict do nothing`);
}

export async function noteLinkOpened(tx: Tx, householdUuid: string, openedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(rsvpLinks)
    .set({ openedAt })
    .where(and(eq(rsvpLinks.householdUuid, householdUuid), isNull(rsvpLinks.openedAt)));
  return (rowCount ?? 0) > 0;
}

export async function noteLinkAnswered(tx: Tx, householdUuid: string, answeredAt: Date): Promise<void> {
  await tx
    .update(rsvpLinks)
    .set({
      answeredAt,
      openedAt: sql`coalesce(${rsvpLinks.openedAt}, ${answeredAt.toISOString()}::timestamptz)`,
      version: sql`${rsvpLinks.version} + 1`,
    })
    .where(eq(rsvpLinks.householdUuid, householdUuid));
}

/** An answer was taken back; whoever has the page open is told so before they send another. */
export async function putLinkBack(
  tx: Tx,
  householdUuid: string,
  { openedAt, answeredAt }: Pick<LinkRow, 'openedAt' | 'answeredAt'>,
): Promise<void> {
  await tx
    .update(rsvpLinks)
    .set({ openedAt, answeredAt, version: sql`${rsvpLinks.version} + 1` })
    .where(eq(rsvpLinks.householdUuid, householdUuid));
}

export async function updateExtension(
  tx: Tx,
  weddingId: string,
  householdUuid: string,
  extendedUntil: string | null,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(rsvpLinks)
    .set({ extendedUntil })
    .where(and(eq(rsvpLinks.householdUuid, householdUuid), eq(rsvpLinks.weddingId, weddingId)));
  return (rowCount ?? 0) > 0;
}
