import { countHeads } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { headsFrom } from '../rules/estimated-heads.ts';
import type { Heads } from '../rules/head-sources.ts';

type Counted = { id: string; guestCount: number | null };

/** What prices by the head are multiplied with today. */
export async function readHeads(tx: Tx, { id, guestCount }: Counted, today: string): Promise<Heads> {
  return headsFrom(await countHeads(tx, id), guestCount, today);
}
