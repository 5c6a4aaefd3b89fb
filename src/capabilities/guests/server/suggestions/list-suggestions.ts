import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Suggestion } from '../../contract/suggestions.contract.ts';
import { presentSuggestion } from './present-suggestion.ts';
import { listSuggestionViews } from './suggestions.store.ts';

/** Everybody's for who decides about them; somebody else sees what they suggested themselves. */
export async function listSuggestions(
  { db }: { db: Tx },
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<{ suggestions: Suggestion[] }> {
  const member = await membershipOf(db, userId);
  if (!member) return { suggestions: [] };
  const byUser = member.allowed.includes('edit-guests') ? undefined : userId;
  const views = await listSuggestionViews(db, { weddingId: member.weddingId, byUser });
  return { suggestions: views.map(presentSuggestion) };
}
