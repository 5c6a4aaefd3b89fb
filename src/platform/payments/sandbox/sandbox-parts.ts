import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';

export type SandboxParts = {
  db: Database;
  clock: Clock;
  /** Signs page addresses and events. */
  secret: string;
  publicUrl: string;
};
