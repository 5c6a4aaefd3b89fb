import type { Failed, Result } from '#base/result.ts';
import type { Database, Tx } from '#platform/database/database.ts';

/** Carries a refusal through the database's own way of rolling back. */
class Refused extends Error {
  readonly refusal: Failed;

  constructor(refusal: Failed) {
    super(refusal.failure.message);
    this.refusal = refusal;
  }
}

/** One transaction that a refusal undoes: whatever was written before it was noticed is gone again. */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
