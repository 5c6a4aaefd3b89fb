import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { presentHouseholds, presentTag } from './present.ts';
import { readListRows } from './read-list-rows.ts';
import { presentSuggestion } from './suggestions/present-suggestion.ts';
import { listSuggestionViews } from './suggestions/suggestions.store.ts';

/** For the archive of a person: the list of their wedding, as far as they may see it. */
export async function collectGuests(tx: Tx, userId: string) {
  const member = await membershipOf(tx, userId);
  if (!member) return { events: [], tags: [], households: [], suggestions: [] };
  const { weddingId, allowed } = member;
  const seesDetails = allowed.includes('see-guests');
  const rows = await readListRows(tx, weddingId);
  const suggestions = await listSuggestionViews(tx, { weddingId, byUser: userId });
  return {
    events: rows.events,
    tags: seesDetails ? rows.tags.map(presentTag) : [],
    households: presentHouseholds(rows, seesDetails),
    suggestions: suggestions.map(presentSuggestion),
  };
}
