import type { Tx } from '#platform/database/database.ts';

/**
 * What each capability holds about a person. Identity lies below the others and cannot ask them; the composition hands
 * their answers in.
 */
export type AccountPart = {
  /** Becomes `name.json` in the archive. */
  name: string;
  collect(tx: Tx, userId: string): Promise<unknown>;
  forget(tx: Tx, userId: string): Promise<void>;
};
