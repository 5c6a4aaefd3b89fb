import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import { storefrontTeamLog as log } from '../tables.ts';

export type NewLogEntry = Omit<typeof log.$inferInsert, 'id'>;

export async function writeLog(tx: Tx, entry: NewLogEntry): Promise<void> {
  await tx.insert(log).values(entry);
}

/** Newest first. */
export const LOG_ORDER: KeysetOrder = {
  name: 'team-log',
  direction: 'desc',
  keys: [{ kind: 'instant', by: log.at }],
  tie: { kind: 'number', by: log.id },
};

const inOrder = keysetSql(LOG_ORDER);
const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');
const nameOf = (person: typeof actors | typeof subjects) =>
  sql<string>`trim(concat_ws(' ', ${person.firstName}, ${person.lastName}))`;

export function listLog(
  tx: Tx,
  storefrontId: number,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  return tx
    .select({
      id: log.id,
      event: log.event,
      actor: nameOf(actors),
      actorEmail: actors.email,
      subject: nameOf(subjects),
      subjectEmail: sql<string | null>`coalesce(${subjects.email}, ${log.subjectEmail})`,
      role: log.role,
      formerRole: log.formerRole,
      at: log.at,
      keys: inOrder.keys,
    })
    .from(log)
    .leftJoin(actors, eq(actors.id, log.actorId))
    .leftJoin(subjects, eq(subjects.id, log.subjectId))
    .where(and(eq(log.storefrontId, storefrontId), inOrder.behind(after)))
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

export type LogRow = Awaited<ReturnType<typeof listLog>>[number];

export async function deleteLogOf(tx: Tx, storefrontId: number): Promise<void> {
  await tx.delete(log).where(eq(log.storefrontId, storefrontId));
}

/** The line stays, the address of who is gone does not. */
export async function forgetAddress(tx: Tx, email: string): Promise<void> {
  await tx.update(log).set({ subjectEmail: null }).where(eq(log.subjectEmail, email.toLowerCase()));
}

/** What somebody did, and what was done with them. */
export function listLogOf(tx: Tx, userId: string) {
  return tx
    .select({
      event: log.event,
      isByMe: sql<boolean>`${log.actorId} is not distinct from ${userId}`,
      role: log.role,
      at: log.at,
    })
    .from(log)
    .where(or(eq(log.actorId, userId), eq(log.subjectId, userId)))
    .orderBy(log.at, log.id);
}
