import { ok, type Result } from '#base/result.ts';
import { enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Suggestion, SuggestionInput } from '../../contract/suggestions.contract.ts';
import { MOST_SUGGESTIONS } from '../../rules/suggestions/suggestion-rules.ts';
import type { Deps } from '../change-guests.ts';
import { suggestionMissing, suggestionsFull } from '../guest-failures.ts';
import { presentSuggestion } from './present-suggestion.ts';
import { countWaiting, findSuggestion, insertSuggestion } from './suggestions.store.ts';

/** The list stays as it is. A repeat answers with what is there, whatever became of it. */
export function addSuggestion(
  { db, clock }: Deps,
  actor: SignedInActor,
  { uuid, lines, side, note }: SuggestionInput,
): Promise<Result<Suggestion>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'suggest-guests');
    if (!entered.ok) return entered;
    const { weddingId, userId } = entered.value.membership;
    const repeated = await findSuggestion(tx, weddingId, uuid);
    if (repeated)
      return repeated.row.byUser === userId ? ok(presentSuggestion(repeated)) : suggestionMissing();
    if ((await countWaiting(tx, weddingId)) >= MOST_SUGGESTIONS) return suggestionsFull();
    const row = { uuid, weddingId, lines, side, note, byUser: userId, createdAt: clock.now() };
    await insertSuggestion(tx, { ...row, state: 'NEW' });
    const added = await findSuggestion(tx, weddingId, uuid);
    if (!added) return suggestionMissing();
    await publishLive(tx, weddingTopic(weddingId), { kind: 'guests', id: weddingId });
    return ok(presentSuggestion(added));
  });
}
