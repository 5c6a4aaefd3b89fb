import type { Tx } from '#platform/database/database.ts';

import {
  clearHouseholds,
  clearPeople,
  deleteHistory,
  deleteImports,
  deleteSuggestions,
} from './forget.store.ts';

/**
 * Everything the list knows of guests but who they are and whether they came. Who calls has locked the wedding. Whatever
 * table of the list holds more of them from now on is cleared here, too.
 */
export async function forgetGuests(tx: Tx, weddingId: string): Promise<void> {
  await clearPeople(tx, weddingId);
  await clearHouseholds(tx, weddingId);
  await deleteImports(tx, weddingId);
  await deleteHistory(tx, weddingId);
  await deleteSuggestions(tx, weddingId);
}
