import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { guestHouseholds, weddingEvents } from '#capabilities/guests/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  guestMailAddresses,
  guestMessageRecipients,
  guestMessages,
  rsvpNotices,
} from '../../messages.tables.ts';
import { FORGET_DAYS_USUAL } from '../../rules/forgetting.ts';
import { eventGuarantees, sheetLinks } from '../../sheets.tables.ts';
import { rsvpClaims, superLinks } from '../../super-link.tables.ts';
import {
  rsvpAnswers,
  rsvpChangeRequests,
  rsvpDrafts,
  rsvpForgotten,
  rsvpLinks,
  rsvpSettings,
  rsvpSubmissions,
} from '../../tables.ts';

type Asked = { today: string; limit: number } & ({ after: string | null } | { weddingId: string });

/** Weddings whose day has come and that have anything since they were last forgotten. */
export async function listDue(tx: Pick<Tx, 'select'>, { today, limit, ...which }: Asked): Promise<string[]> {
  const lastEvent = sql`(select max(${weddingEvents.date}) from ${weddingEvents}
                         where ${weddingEvents.weddingId} = ${weddings.id})`;
  const day = sql`greatest(${weddings.weddingDate}, ${lastEvent})
                  + coalesce(${rsvpSettings.forgetDays}, ${FORGET_DAYS_USUAL}::int)`;
  const wanted =
    'weddingId' in which
      ? eq(weddings.id, which.weddingId)
      : which.after === null
        ? undefined
        : gt(weddings.id, which.after);
  const rows = await tx
    .select({ id: weddings.id })
    .from(weddings)
    .leftJoin(rsvpSettings, eq(rsvpSettings.weddingId, weddings.id))
    .leftJoin(rsvpForgotten, eq(rsvpForgotten.weddingId, weddings.id))
    .where(
      and(
        wanted,
        // A row without days is a decision; no row is none.
        sql`(${rsvpSettings.weddingId} is null or ${rsvpSettings.forgetDays} is not null)`,
        sql`${day} <= ${today}::date`,
        sql`exists (select from ${guestHouseholds} where ${guestHouseholds.weddingId} = ${weddings.id}
              and (${rsvpForgotten.at} is null or ${guestHouseholds.updatedAt} > ${rsvpForgotten.at}))`,
      ),
    )
    .orderBy(asc(weddings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function noteForgotten(tx: Tx, weddingId: string, at: Date): Promise<void> {
  await tx
    .insert(rsvpForgotten)
    .values({ weddingId, at })
    .onConflictDoUpdate({ target: rsvpForgotten.weddingId, set: { at } });
}

const NO_CARE = sql`'{"diets": [], "dietNote": "", "needs": []}'::jsonb`;

/** Of every answer only who it was about and who came. */
export async function clearSubmissions(tx: Tx, weddingId: string): Promise<void> {
  const { reply } = rsvpSubmissions;
  await tx
    .update(rsvpSubmissions)
    .set({
      before: null,
      reply: sql`jsonb_build_object(
        'people', coalesce((select jsonb_agg(person || ${NO_CARE}) from jsonb_array_elements(${reply} -> 'people') person), '[]'::jsonb),
        'answers', '[]'::jsonb, 'note', '', 'email', '')`,
    })
    .where(eq(rsvpSubmissions.weddingId, weddingId));
}

/** What was typed, answered besides, and asked for. */
export async function deleteSaid(tx: Tx, weddingId: string): Promise<void> {
  const isTheirs = (householdUuid: typeof rsvpDrafts.householdUuid | typeof rsvpAnswers.householdUuid) =>
    sql`${householdUuid} in (select ${guestHouseholds.uuid} from ${guestHouseholds} where ${guestHouseholds.weddingId} = ${weddingId})`;
  await tx.delete(rsvpDrafts).where(isTheirs(rsvpDrafts.householdUuid));
  await tx.delete(rsvpAnswers).where(isTheirs(rsvpAnswers.householdUuid));
  await tx.delete(rsvpChangeRequests).where(eq(rsvpChangeRequests.weddingId, weddingId));
}

export async function clearClaims(tx: Tx, weddingId: string): Promise<void> {
  const address = { address1: '', address2: '', city: '', region: '', postalCode: '', country: '' };
  await tx
    .update(rsvpClaims)
    .set({ ...address, email: '', phone: '', note: '', before: null })
    .where(eq(rsvpClaims.weddingId, weddingId));
}

/** Sheets are over the day after; of what was promised the names and dishes stay. */
export async function clearSheets(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(sheetLinks).where(eq(sheetLinks.weddingId, weddingId));
  const { lines } = eventGuarantees;
  await tx
    .update(eventGuarantees)
    .set({
      lines: sql`coalesce((select jsonb_agg(line || '{"diet": "", "needs": ""}'::jsonb) from jsonb_array_elements(${lines}) line), '[]'::jsonb)`,
    })
    .where(eq(eventGuarantees.weddingId, weddingId));
}

/** Where letters went, and what members were told of answers. The letters themselves are the couple’s own words. */
export async function deleteLetterAddresses(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(guestMailAddresses).where(eq(guestMailAddresses.weddingId, weddingId));
  await tx.delete(rsvpNotices).where(eq(rsvpNotices.weddingId, weddingId));
  const letters = tx
    .select({ uuid: guestMessages.uuid })
    .from(guestMessages)
    .where(eq(guestMessages.weddingId, weddingId));
  await tx.delete(guestMessageRecipients).where(inArray(guestMessageRecipients.messageUuid, letters));
}

export async function listLinked(tx: Tx, weddingId: string): Promise<string[]> {
  const rows = await tx
    .select({ uuid: rsvpLinks.householdUuid })
    .from(rsvpLinks)
    .where(eq(rsvpLinks.weddingId, weddingId));
  return rows.map(({ uuid }) => uuid);
}

type Codes = { householdUuid: string; linkCode: string; shortCode: string };

/** What was printed and mailed opens nothing from now on. */
export async function replaceCodes(tx: Tx, codes: readonly Codes[], superCode: string, weddingId: string) {
  const column = (name: keyof Codes) => sql.param(codes.map((row) => row[name]));
  await tx.execute(
    sql`update rsvp_links set link_code = fresh.link_code, short_code = fresh.short_code
        from unnest(${column('householdUuid')}::uuid[], ${column('linkCode')}::text[], ${column('shortCode')}::text[])
          as fresh (uuid, link_code, short_code)
        where rsvp_links.household_uuid = fresh.uuid`,
  );
  await tx
    .update(superLinks)
    .set({ code: superCode, isOpen: false, version: sql`${superLinks.version} + 1` })
    .where(eq(superLinks.weddingId, weddingId));
}
