import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { type NewLogEntry, writeLog } from './log.store.ts';
import { teamTopic } from './team-topic.ts';

/** Writes down who did what and tells whoever looks at the team, in the transaction that did it. */
export async function noteTeamChange(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  entry: Omit<NewLogEntry, 'at'>,
): Promise<void> {
  await writeLog(tx, { ...entry, at: clock.now() });
  await publishLive(tx, teamTopic(entry.storefrontId), { kind: 'team' });
}
