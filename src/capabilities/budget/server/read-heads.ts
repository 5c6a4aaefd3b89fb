import { countHeads } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { headsFrom, headsToDivideAmong } from '../rules/estimated-heads.ts';
import type { Heads } from '../rules/head-sources.ts';

type Counted = { id: string; guestCount: number | null };

/** What prices by the head are multiplied with today; before there is any price, whom the number is divided among. */
export async function readHeads(
  tx: Tx,
  { id, guestCount }: Counted,
  { today, isStarted }: { today: string; isStarted: boolean },
): Promise<Heads> {
  const count = await countHeads(tx, id);
  return isStarted ? headsFrom(count, guestCount, today) : headsToDivideAmong(count, guestCount, today);
}
