import { and, count, desc, eq, ne } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { DECIDED_SHOWN, MOST_SUGGESTIONS } from '../../rules/suggestions/suggestion-rules.ts';
import { guestSuggestions } from '../../suggestions.tables.ts';

type Row = typeof guestSuggestions.$inferSelect;
type Decision = Pick<Row, 'state' | 'decidedBy' | 'decidedAt'>;

function views(tx: Tx) {
  return tx
    .select({ row: guestSuggestions, firstName: users.firstName })
    .from(guestSuggestions)
    .leftJoin(users, eq(users.id, guestSuggestions.byUser));
}

export type SuggestionView = { row: Row; firstName: string | null };

/** Only ever within the wedding: another couple's is as good as none. */
export async function findSuggestion(
  tx: Tx,
  weddingId: string,
  uuid: string,
): Promise<SuggestionView | undefined> {
  const [found] = await views(tx).where(
    and(eq(guestSuggestions.weddingId, weddingId), eq(guestSuggestions.uuid, uuid)),
  );
  return found;
}

/** Those that wait, then the newest of the decided; of one person where one is named. */
export async function listSuggestionViews(
  tx: Tx,
  { weddingId, byUser }: { weddingId: string; byUser?: string | undefined },
): Promise<SuggestionView[]> {
  const { state, createdAt, decidedAt, uuid } = guestSuggestions;
  const theirs = and(
    eq(guestSuggestions.weddingId, weddingId),
    byUser === undefined ? undefined : eq(guestSuggestions.byUser, byUser),
  );
  const waiting = await views(tx)
    .where(and(theirs, eq(state, 'NEW')))
    .orderBy(createdAt, uuid)
    .limit(MOST_SUGGESTIONS);
  const decided = await views(tx)
    .where(and(theirs, ne(state, 'NEW')))
    .orderBy(desc(decidedAt), uuid)
    .limit(DECIDED_SHOWN);
  return [...waiting, ...decided];
}

export async function countWaiting(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(guestSuggestions)
    .where(and(eq(guestSuggestions.weddingId, weddingId), eq(guestSuggestions.state, 'NEW')));
  return row?.waiting ?? 0;
}

/** Nothing where the id is known already. */
export async function insertSuggestion(tx: Tx, row: typeof guestSuggestions.$inferInsert): Promise<void> {
  await tx.insert(guestSuggestions).values(row).onConflictDoNothing();
}

export async function updateDecision(tx: Tx, uuid: string, decision: Decision): Promise<void> {
  await tx.update(guestSuggestions).set(decision).where(eq(guestSuggestions.uuid, uuid));
}
