import type { Tx } from '#platform/database/database.ts';

/**
 * At which table each guest sits, by the guest's uuid: the one place where the day asks for the seating. Nobody has a table
 * while there is no seating to ask.
 */
export function readTablesOfGuests(_tx: Tx, _weddingId: string): Promise<ReadonlyMap<string, string>> {
  return Promise.resolve(new Map());
}
