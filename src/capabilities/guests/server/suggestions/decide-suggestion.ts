import { ok, type Result } from '#base/result.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Suggestion } from '../../contract/suggestions.contract.ts';
import type { GuestList } from '../../rules/household-choices.ts';
import {
  type SuggestionEvent,
  type SuggestionState,
  suggestionMachine,
} from '../../rules/suggestions/suggestion-states.ts';
import { addGuestLines } from '../add-guest-lines.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { suggestionDecided, suggestionMissing } from '../guest-failures.ts';
import { presentSuggestion } from './present-suggestion.ts';
import { findSuggestion, type SuggestionView, updateDecision } from './suggestions.store.ts';

const LEADS_TO: Readonly<Record<SuggestionEvent, SuggestionState>> = {
  accept: 'ACCEPTED',
  decline: 'DECLINED',
  reopen: 'NEW',
};

type Step = { uuid: string; event: SuggestionEvent };

/** Under the wedding's lock. Who comes second to the same decision is told what is, and nothing happens again. */
async function take(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { weddingId, userId }: Membership,
  { uuid, event }: Step,
  also: (view: SuggestionView) => Promise<Result<unknown>> = () => Promise.resolve(ok(undefined)),
): Promise<Result<Suggestion>> {
  const found = await findSuggestion(tx, weddingId, uuid);
  if (!found) return suggestionMissing();
  const state = suggestionMachine.next(found.row.state, event);
  if (!state) {
    return found.row.state === LEADS_TO[event] ? ok(presentSuggestion(found)) : suggestionDecided();
  }
  const done = await also(found);
  if (!done.ok) return done;
  const isOpen = state === 'NEW';
  const decision = { state, decidedBy: isOpen ? null : userId, decidedAt: isOpen ? null : clock.now() };
  await updateDecision(tx, uuid, decision);
  return ok(presentSuggestion({ ...found, row: { ...found.row, ...decision } }));
}

export function acceptSuggestion(
  deps: Deps,
  actor: SignedInActor,
  { uuid, list }: { uuid: string; list: GuestList },
): Promise<Result<Suggestion>> {
  return changeGuests(
    deps,
    actor,
    (tx, member) =>
      take(tx, deps, member, { uuid, event: 'accept' }, ({ row: { lines, side } }) =>
        addGuestLines({ ...deps, db: tx }, actor, { lines, side, list }),
      ),
    // As adding does, since it locks the person, which comes before the wedding.
    { begins: true },
  );
}

export function declineSuggestion(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<Suggestion>> {
  return changeGuests(deps, actor, (tx, member) => take(tx, deps, member, { uuid, event: 'decline' }));
}

export function reopenSuggestion(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<Suggestion>> {
  return changeGuests(deps, actor, (tx, member) => take(tx, deps, member, { uuid, event: 'reopen' }));
}
