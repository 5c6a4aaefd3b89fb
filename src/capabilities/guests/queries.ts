import { orpc } from '#app/orpc.ts';
import type { ImportResult } from './rules/import/import-results.ts';

export const guestsQuery = orpc.guests.listGuests.queryOptions();
export const suggestionsQuery = orpc.guests.listSuggestions.queryOptions();
/** Also who may do what with the list. */
export const GUESTS_KINDS = ['guests', 'members'] as const;

/** A list on its way in, or the part of it that has one result. */
export function importQuery(input: { uuid: string; result?: ImportResult; from?: number }) {
  return orpc.guests.readImport.queryOptions({ input });
}

/** What changed in a household, page by page. */
export function historyQuery(uuid: string) {
  return orpc.guests.readHistory.infiniteOptions({
    input: (before: string | undefined) => ({ uuid, ...(before !== undefined && { before }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, isMore }) => (isMore ? entries.at(-1)?.uuid : undefined),
  });
}

/** All that is known of histories. */
export const HISTORY_KEY = orpc.guests.readHistory.key();

/** All that is known of imports. */
export const IMPORT_KEY = orpc.guests.readImport.key();
