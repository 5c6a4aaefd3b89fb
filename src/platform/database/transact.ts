import { PgTransaction } from 'drizzle-orm/pg-core';
import { type Failed, isFailed } from '#base/result.ts';
import type { Tx } from './database.ts';

/** Carries a refusal through the database's own way of rolling back. */
class RolledBack extends Error {
  readonly refusal: Failed;

  constructor(refusal: Failed) {
    super(refusal.failure.message);
    this.refusal = refusal;
  }
}

/** Not a `Result`, so that a function that commits on refusal shows it in its type. */
class CommittedRefusal {
  readonly refusal: Failed;

  constructor(refusal: Failed) {
    this.refusal = refusal;
  }
}

type Settled<T> = T extends CommittedRefusal ? Failed : T;

/**
 * For the few refusals that must leave a trace: a wrong code is counted, a link is used up. What the transaction has
 * written so far is kept, and its caller gets the refusal.
 */
export function refuseAndCommit(refusal: Failed): CommittedRefusal {
  return new CommittedRefusal(refusal);
}

/**
 * The one way to open a transaction. A failed `Result` rolls back whatever was written before the refusal, and so does
 * anything thrown. Inside another transaction it is a savepoint: there a refusal undoes the inner work, and the outer
 * work as well if it returns the same refusal.
 */
export async function transact<T>(
  db: Pick<Tx, 'transaction'>,
  work: (tx: Tx) => Promise<T>,
): Promise<Settled<T>> {
  try {
    const done = await db.transaction(async (tx) => {
      const value = await work(tx);
      if (isFailed(value)) throw new RolledBack(value);
      // The outer transaction may still roll back, and the trace would be lost without a word.
      if (value instanceof CommittedRefusal && db instanceof PgTransaction)
        throw new Error('A transaction inside another cannot commit by itself.', {
          cause: value.refusal.failure,
        });
      return value;
    });
    return (done instanceof CommittedRefusal ? done.refusal : done) as Settled<T>;
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal as Settled<T>;
    throw error;
  }
}
