import { and, eq, gt, ne } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { TakenStep } from '../rules/changes/taken-steps.ts';
import { budgetChanges } from '../tables.ts';

export type ChangeRow = typeof budgetChanges.$inferSelect;

export async function findChange(tx: Tx, weddingId: string, uuid: string): Promise<ChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(budgetChanges)
    .where(and(eq(budgetChanges.weddingId, weddingId), eq(budgetChanges.uuid, uuid)));
  return row;
}

export async function insertChange(tx: Tx, change: typeof budgetChanges.$inferInsert): Promise<void> {
  await tx.insert(budgetChanges).values(change);
}

/** What others than this person did since the budget had that version, and who they are. */
export function listChangesOfOthers(
  tx: Tx,
  { weddingId, userId, since }: { weddingId: string; userId: string; since: number },
): Promise<{ firstName: string; steps: TakenStep[] }[]> {
  return tx
    .select({ firstName: users.firstName, steps: budgetChanges.steps })
    .from(budgetChanges)
    .innerJoin(users, eq(users.id, budgetChanges.userId))
    .where(
      and(
        eq(budgetChanges.weddingId, weddingId),
        gt(budgetChanges.version, since),
        ne(budgetChanges.userId, userId),
      ),
    );
}
