import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { guestHouseholds, weddingEvents } from '#capabilities/guests/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { outgoingMessages } from '#platform/messages/tables.ts';
import { guestMessageRecipients, guestMessages } from '../../messages.tables.ts';
import type { ReminderNumber } from '../../rules/messages/message-choices.ts';
import type { MessageState } from '../../rules/messages/message-states.ts';
import type { PlannedRecipient } from '../../rules/messages/plan-recipients.ts';
import { rsvpLinks } from '../../tables.ts';

export type MessageRow = typeof guestMessages.$inferSelect;

export function listMessageRows(tx: Tx, weddingId: string): Promise<MessageRow[]> {
  return tx
    .select()
    .from(guestMessages)
    .where(eq(guestMessages.weddingId, weddingId))
    .orderBy(desc(guestMessages.createdAt), desc(guestMessages.uuid));
}

export async function findMessageRow(tx: Tx, uuid: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(guestMessages).where(eq(guestMessages.uuid, uuid));
  return row;
}

/** As it is once nobody else is writing it. */
export async function lockMessageRow(tx: Tx, uuid: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(guestMessages).where(eq(guestMessages.uuid, uuid)).for('update');
  return row;
}

export async function findReminderRow(
  tx: Tx,
  weddingId: string,
  number: ReminderNumber,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(guestMessages)
    .where(and(eq(guestMessages.weddingId, weddingId), eq(guestMessages.number, number)));
  return row;
}

export async function countMessages(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(guestMessages)
    .where(eq(guestMessages.weddingId, weddingId));
  return row?.n ?? 0;
}

export async function insertMessageRow(tx: Tx, row: typeof guestMessages.$inferInsert): Promise<void> {
  await tx.insert(guestMessages).values(row);
}

type Change = Partial<Omit<MessageRow, 'uuid' | 'weddingId' | 'kind' | 'number' | 'version' | 'createdAt'>>;

export async function updateMessageRow(tx: Tx, uuid: string, change: Change): Promise<void> {
  await tx
    .update(guestMessages)
    .set({ ...change, version: sql`${guestMessages.version} + 1` })
    .where(eq(guestMessages.uuid, uuid));
}

export async function deleteMessageRow(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(guestMessages).where(eq(guestMessages.uuid, uuid));
}

export type WaitingMessage = MessageRow & { closesOn: string | null };

/**
 * What was approved and may be due, or was broken off, with the last day to answer. Reminders have no time of their own:
 * theirs follows that day.
 */
export function listWaitingMessages(tx: Tx, now: Date): Promise<WaitingMessage[]> {
  const closesOn = tx
    .select({
      weddingId: weddingEvents.weddingId,
      day: sql<string | null>`max(${weddingEvents.closesOn})::text`.as('day'),
    })
    .from(weddingEvents)
    .where(eq(weddingEvents.asksReply, true))
    .groupBy(weddingEvents.weddingId)
    .as('closing');
  const isWaiting = (state: MessageState, more?: SQL) => and(eq(guestMessages.state, state), more);
  return tx
    .select({ message: guestMessages, closesOn: closesOn.day })
    .from(guestMessages)
    .leftJoin(closesOn, eq(closesOn.weddingId, guestMessages.weddingId))
    .where(
      or(
        isWaiting('SENDING'),
        isWaiting('SCHEDULED', or(eq(guestMessages.kind, 'REMINDER'), lte(guestMessages.scheduledFor, now))),
      ),
    )
    .orderBy(asc(guestMessages.uuid))
    .then((rows) => rows.map(({ message, closesOn: day }) => ({ ...message, closesOn: day })));
}

/** The next households that may be written to, in the order of their ids. */
export async function listNextHouseholds(
  tx: Tx,
  weddingId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ uuid: guestHouseholds.uuid })
    .from(guestHouseholds)
    .where(
      and(
        eq(guestHouseholds.weddingId, weddingId),
        eq(guestHouseholds.list, 'INVITED'),
        after === null ? undefined : gt(guestHouseholds.uuid, after),
      ),
    )
    .orderBy(asc(guestHouseholds.uuid))
    .limit(limit);
  return rows.map(({ uuid }) => uuid);
}

/** Those that were not there yet: whoever has a row was looked at before, by this process or another. */
export async function insertRecipients(
  tx: Tx,
  messageUuid: string,
  planned: readonly PlannedRecipient[],
  at: Date,
): Promise<Set<string>> {
  if (planned.length === 0) return new Set();
  const rows = await tx
    .insert(guestMessageRecipients)
    .values(
      planned.map(({ householdUuid, address, skip }) => ({
        ...{ messageUuid, householdUuid, address, at },
        skipped: skip,
      })),
    )
    .onConflictDoNothing()
    .returning({ householdUuid: guestMessageRecipients.householdUuid });
  return new Set(rows.map(({ householdUuid }) => householdUuid));
}

/** Which of these addresses, in lower case, have the message already. */
export async function listUsedAddresses(
  tx: Tx,
  messageUuid: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const folded = sql<string>`lower(${guestMessageRecipients.address})`;
  const rows = await tx
    .select({ address: folded })
    .from(guestMessageRecipients)
    .where(
      and(
        eq(guestMessageRecipients.messageUuid, messageUuid),
        isNull(guestMessageRecipients.skipped),
        inArray(folded, [...addresses]),
      ),
    );
  return new Set(rows.map(({ address }) => address));
}

/** By what the platform knows the mail to a household. */
export function messageMailKey(messageUuid: string, householdUuid: string): string {
  return `guest-message:${messageUuid}:${householdUuid}`;
}

const mailOf = eq(
  outgoingMessages.idempotencyKey,
  sql`'guest-message:' || ${guestMessageRecipients.messageUuid} || ':' || ${guestMessageRecipients.householdUuid}`,
);
/** Mails are forgotten after 90 days; what was not said to have failed until then has arrived. */
const fate = sql<'WAITING' | 'SENT' | 'FAILED' | 'SKIPPED'>`case
  when ${guestMessageRecipients.skipped} is not null then 'SKIPPED'
  when ${outgoingMessages.state} = 'FAILED' then 'FAILED'
  when ${outgoingMessages.state} = 'QUEUED' then 'WAITING'
  else 'SENT' end`;

export type Fate = 'WAITING' | 'SENT' | 'FAILED' | 'SKIPPED';

export function listRecipients(tx: Tx, messageUuid: string) {
  return tx
    .select({
      householdUuid: guestMessageRecipients.householdUuid,
      address: guestMessageRecipients.address,
      skip: guestMessageRecipients.skipped,
      state: fate,
    })
    .from(guestMessageRecipients)
    .leftJoin(outgoingMessages, mailOf)
    .where(eq(guestMessageRecipients.messageUuid, messageUuid))
    .orderBy(asc(guestMessageRecipients.householdUuid));
}

/** What became of the messages of a wedding, in numbers of households. */
export function countRecipients(
  tx: Tx,
  weddingId: string,
): Promise<{ messageUuid: string; state: Fate; n: number }[]> {
  return tx
    .select({ messageUuid: guestMessageRecipients.messageUuid, state: fate, n: count() })
    .from(guestMessageRecipients)
    .innerJoin(guestMessages, eq(guestMessages.uuid, guestMessageRecipients.messageUuid))
    .leftJoin(outgoingMessages, mailOf)
    .where(eq(guestMessages.weddingId, weddingId))
    .groupBy(guestMessageRecipients.messageUuid, fate);
}

export type LinkOf = { householdUuid: string; linkCode: string; extendedUntil: string | null };

export function listLinks(tx: Tx, uuids: readonly string[]): Promise<LinkOf[]> {
  return tx
    .select({
      householdUuid: rsvpLinks.householdUuid,
      linkCode: rsvpLinks.linkCode,
      extendedUntil: rsvpLinks.extendedUntil,
    })
    .from(rsvpLinks)
    .where(inArray(rsvpLinks.householdUuid, [...uuids]));
}
