import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { StepKind } from '../rules/step-kinds.ts';
import { weddingSteps } from '../tables.ts';

type StepRow = typeof weddingSteps.$inferSelect;

/** Whether there was one of the same kind to go on with. */
export async function continueStep(
  tx: Tx,
  { weddingId, userId, kind, count, subject, href, at }: Omit<StepRow, 'uuid' | 'startedAt'>,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .update(weddingSteps)
    .set({ count: sql`${weddingSteps.count} + ${count}`, subject, href, at })
    .where(
      and(
        eq(weddingSteps.weddingId, weddingId),
        eq(weddingSteps.userId, userId),
        eq(weddingSteps.kind, kind),
        gt(weddingSteps.startedAt, since),
      ),
    )
    .returning({ uuid: weddingSteps.uuid });
  return rows.length > 0;
}

export async function insertStep(tx: Tx, step: StepRow): Promise<void> {
  await tx.insert(weddingSteps).values(step);
}

const memberName = sql<string>`coalesce(nullif(${users.firstName}, ''), ${weddingMembers.displayName})`;

const stepsOfOthers = preparedSelect((tx: Tx) => {
  const { uuid, kind, count, subject, href, at } = weddingSteps;
  return tx
    .select({ uuid, kind, count, subject, href, at, name: memberName, userId: users.id })
    .from(weddingSteps)
    .innerJoin(users, eq(users.id, weddingSteps.userId))
    .innerJoin(
      weddingMembers,
      and(
        eq(weddingMembers.weddingId, weddingSteps.weddingId),
        eq(weddingMembers.userId, weddingSteps.userId),
      ),
    )
    .where(
      and(
        eq(weddingSteps.weddingId, sql.placeholder('weddingId')),
        ne(weddingSteps.userId, sql.placeholder('userId')),
        sql`${kind} <> all(${sql.placeholder('without')}::text[])`,
      ),
    )
    .orderBy(desc(at), desc(uuid))
    .limit(sql.placeholder('limit'))
    .prepare('activity_steps_of_others');
});

/** What the others of a wedding did, newest first. */
export function listStepsOfOthers(
  tx: Tx,
  { weddingId, userId }: Pick<StepRow, 'weddingId' | 'userId'>,
  { without, limit }: { without: readonly StepKind[]; limit: number },
) {
  return stepsOfOthers(tx).execute({ weddingId, userId, without: [...without], limit });
}

export async function deleteStepsBefore(tx: Tx, day: Date): Promise<void> {
  await tx.delete(weddingSteps).where(lt(weddingSteps.at, day));
}
