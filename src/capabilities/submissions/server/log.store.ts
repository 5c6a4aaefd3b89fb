import { desc, eq } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CaseEvent } from '../rules/case-events.ts';
import { submissionLog } from '../tables.ts';

type Entry = { submissionId: number; event: CaseEvent; actorId: string | null; note?: string; at: Date };

export async function noteEvent(tx: Tx, entry: Entry): Promise<void> {
  await tx.insert(submissionLog).values(entry);
}

/** The newest first. */
export function listLog(tx: Tx, submissionId: number) {
  return tx
    .select({ entry: submissionLog, by: users.firstName })
    .from(submissionLog)
    .leftJoin(users, eq(users.id, submissionLog.actorId))
    .where(eq(submissionLog.submissionId, submissionId))
    .orderBy(desc(submissionLog.id));
}
