import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { namesText } from '../../rules/history/history-words.ts';
import { appendHistory, listNames } from './history.store.ts';

type Note = { householdUuid: string; text: string };
type Noting = {
  clock: Clock;
  weddingId: string;
  /** Whoever plans the wedding; null where a household speaks for itself. */
  byUser: string | null;
};

/** In the transaction of what it tells of: both happen, or neither. */
export async function noteHistory(
  tx: Tx,
  { clock, weddingId, byUser }: Noting,
  notes: readonly Note[],
): Promise<void> {
  if (notes.length === 0) return;
  const at = clock.now();
  await appendHistory(
    tx,
    notes.map((note) => ({ ...note, uuid: clock.uuid(), weddingId, at, byUser, isByGuest: byUser === null })),
  );
}

/** The same of several people, told to each of their households with the names of its own. */
export async function notePeople(
  tx: Tx,
  noting: Noting,
  guestUuids: readonly string[],
  words: (names: string) => string,
): Promise<void> {
  if (guestUuids.length === 0) return;
  const people = await listNames(tx, guestUuids);
  const homes = Map.groupBy(people, ({ householdUuid }) => householdUuid);
  await noteHistory(
    tx,
    noting,
    [...homes].map(([householdUuid, those]) => ({ householdUuid, text: words(namesText(those)) })),
  );
}
