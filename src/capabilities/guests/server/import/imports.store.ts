import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { guestHouseholds, guestImports, guestInvitations, guests, weddingEvents } from '../../tables.ts';
import type { InvitationRow } from '../events/invitations.store.ts';
import type { NewGuest, NewHousehold } from '../guests.store.ts';

export type ImportRow = typeof guestImports.$inferSelect;
type ImportChanges = Partial<Omit<ImportRow, 'uuid' | 'weddingId' | 'createdAt'>>;

/** Only ever within the wedding: another couple's import is as good as none. */
export async function findImport(
  tx: Tx,
  weddingId: string,
  uuid: string,
  now: Date,
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(guestImports)
    .where(and(eq(guestImports.uuid, uuid), eq(guestImports.weddingId, weddingId)));
  return row && row.expiresAt > now ? row : undefined;
}

export async function insertImport(tx: Tx, row: typeof guestImports.$inferInsert): Promise<void> {
  await tx.insert(guestImports).values(row);
}

export async function updateImport(tx: Tx, uuid: string, changes: ImportChanges): Promise<void> {
  await tx.update(guestImports).set(changes).where(eq(guestImports.uuid, uuid));
}

export async function deleteImport(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(guestImports).where(eq(guestImports.uuid, uuid));
}

/** Those beyond the newest that nobody has imported: whoever tries ten files leaves no ten behind. */
export async function deleteForgotten(tx: Tx, weddingId: string, kept: number): Promise<void> {
  const open = await tx
    .select({ uuid: guestImports.uuid })
    .from(guestImports)
    .where(
      and(
        eq(guestImports.weddingId, weddingId),
        inArray(guestImports.state, ['UPLOADED', 'MAPPED', 'CHECKED']),
      ),
    )
    .orderBy(desc(guestImports.createdAt))
    .offset(kept);
  const uuids = open.map(({ uuid }) => uuid);
  if (uuids.length > 0) await tx.delete(guestImports).where(inArray(guestImports.uuid, uuids));
}

export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(guestImports).where(lte(guestImports.expiresAt, now));
}

/** As they are to be: those that are there get a new version. */
export async function writeHouseholds(tx: Tx, rows: readonly NewHousehold[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`${insertRows(guestHouseholds, rows)}
    on conflict (uuid) do update
      set name = excluded.name, envelope_outer = excluded.envelope_outer, envelope_inner = excluded.envelope_inner,
          side = excluded.side, list = excluded.list, list_rank = excluded.list_rank,
          address1 = excluded.address1, address2 = excluded.address2, city = excluded.city,
          region = excluded.region, postal_code = excluded.postal_code, country = excluded.country,
          notes = excluded.notes, updated_at = excluded.updated_at, version = guest_households.version + 1`);
}

/** Nobody changes places. Hosts come last, when everybody is there. */
export async function writeGuests(tx: Tx, rows: readonly NewGuest[]): Promise<void> {
  if (rows.length === 0) return;
  const unhosted = rows.map((row) => ({ ...row, hostUuid: null }));
  await tx.execute(sql`${insertRows(guests, unhosted)}
    on conflict (uuid) do update
      set title = excluded.title, first_name = excluded.first_name, last_name = excluded.last_name,
          suffix = excluded.suffix, kind = excluded.kind, email = excluded.email, phone = excluded.phone`);
  const hosted = rows.map(({ uuid, hostUuid }) => ({ uuid, host: hostUuid ?? null }));
  await tx.execute(sql`
    update guests set host_uuid = h.host
      from jsonb_to_recordset(${JSON.stringify(hosted)}::jsonb) as h(uuid uuid, host uuid)
     where guests.uuid = h.uuid and guests.host_uuid is distinct from h.host`);
}

const isAmong = (column: typeof guests.uuid | typeof guestInvitations.guestUuid, uuids: readonly string[]) =>
  sql`${column} = any(${sql.param([...uuids])}::uuid[])`;

export async function deleteGuests(tx: Tx, uuids: readonly string[]): Promise<void> {
  await tx.delete(guests).where(isAmong(guests.uuid, uuids));
}

/** What these people were invited to, as it was; of events that are gone, nothing. */
export async function restoreInvitations(
  tx: Tx,
  guestUuids: readonly string[],
  rows: readonly InvitationRow[],
): Promise<void> {
  await tx.delete(guestInvitations).where(isAmong(guestInvitations.guestUuid, guestUuids));
  if (rows.length > 0) await tx.execute(insertRows(guestInvitations, rows));
}

/** Of these events those that nobody is invited to, nobody has changed, and others stay beside. */
export async function deleteUnusedEvents(tx: Tx, weddingId: string, uuids: readonly string[]): Promise<void> {
  await tx
    .delete(weddingEvents)
    .where(
      and(
        eq(weddingEvents.weddingId, weddingId),
        sql`${weddingEvents.uuid} = any(${sql.param([...uuids])}::uuid[])`,
        eq(weddingEvents.version, 1),
        sql`not exists (select 1 from guest_invitations i where i.event_uuid = ${weddingEvents.uuid})`,
      ),
    );
}
