import type { Tx } from '#platform/database/database.ts';
import { writeMissingCards } from './write-cards.store.ts';

/** Some hundred milliseconds, if all of them are missing. */
const AT_A_TIME = 1_000;

/** Gathers the cards of listed storefronts that have none: of a new world, or after the first start of this version. */
export async function fillCards(tx: Tx, onProgress?: (done: number) => void): Promise<void> {
  let done = 0;
  for (let last = await writeMissingCards(tx, 0, AT_A_TIME); last !== undefined; ) {
    done += AT_A_TIME;
    onProgress?.(done);
    last = await writeMissingCards(tx, last, AT_A_TIME);
  }
}
