import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { GuestListAnswer, Household } from '#capabilities/guests/contract.ts';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { submitFailure } from '#ui/form/submit-failure.ts';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { repliesQuery } from '../../queries.ts';
import { householdWith } from '../../rules/desk/household-with.ts';
import type { EnteredCard, OpenCard } from './open-card.ts';

const REFRESHES = [guestsQuery.queryKey, repliesQuery.queryKey];

function putHousehold(queryClient: QueryClient, household: Household, answeredAt: string | null): void {
  queryClient.setQueryData(guestsQuery.queryKey, (known: GuestListAnswer | undefined) =>
    known ? withHousehold(known, household) : known,
  );
  queryClient.setQueryData(repliesQuery.queryKey, (known: RepliesAnswer | undefined) =>
    known
      ? {
          ...known,
          households: known.households.map((row) =>
            row.householdUuid === household.uuid ? { ...row, answeredAt } : row,
          ),
        }
      : known,
  );
}

function withHousehold(guests: GuestListAnswer, household: Household): GuestListAnswer {
  return {
    ...guests,
    households: guests.households.map((one) => (one.uuid === household.uuid ? household : one)),
  };
}

/** Cards that are still on their way count already, and those that are taken back no longer. */
function withUnsaved(guests: GuestListAnswer, cards: readonly EnteredCard[]): GuestListAnswer {
  return cards.toReversed().reduce((seen, { state, household, reply }) => {
    if (state === 'SAVING') return withHousehold(seen, householdWith(household, guests.events, reply));
    return state === 'UNDOING' ? withHousehold(seen, household) : seen;
  }, guests);
}

/** What was put down, newest first. Nobody waits for it to be saved: the next card can be typed meanwhile. */
export function useEnteredCards(guests: GuestListAnswer, onFailed: (card: EnteredCard) => void) {
  const [cards, setCards] = useState<readonly EnteredCard[]>([]);
  const change = (key: string, changed: Partial<EnteredCard>) =>
    setCards((known) => known.map((card) => (card.key === key ? { ...card, ...changed } : card)));
  const remove = (key: string) => setCards((known) => known.filter((card) => card.key !== key));

  const saving = useAction({
    run: ({ key, household, reply: { people, note }, how }: EnteredCard) =>
      api.rsvp.enterReply({ householdUuid: household.uuid, key, how, reply: { people, note } }),
    refreshes: REFRESHES,
    keeps: (queryClient, _answer, { household, reply, at }) =>
      putHousehold(queryClient, householdWith(household, guests.events, reply), at.toISOString()),
    onDone: (_answer, { key }) => change(key, { state: 'SAVED' }),
    failure: (error, card) => {
      const problem = submitFailure(error, () => false).message ?? 'Please try again.';
      change(card.key, { state: 'FAILED', problem });
      onFailed({ ...card, state: 'FAILED', problem });
      return undefined;
    },
    scope: 'reply-desk',
  });
  const undoing = useAction({
    run: ({ key, household }: EnteredCard) => api.rsvp.undoReply({ householdUuid: household.uuid, key }),
    refreshes: REFRESHES,
    keeps: (queryClient, _answer, { household, invitation }) =>
      putHousehold(queryClient, household, invitation.sent?.at ?? null),
    onDone: (_answer, { key }) => remove(key),
    failure: (error, { key }) => {
      change(key, { state: 'SAVED' });
      return submitFailure(error, () => false).message;
    },
    scope: 'reply-desk',
  });

  const isSaving = cards.some(({ state }) => state === 'SAVING' || state === 'UNDOING');
  useEffect(() => {
    if (!isSaving) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSaving]);

  return {
    cards,
    seen: withUnsaved(guests, cards),
    enter(card: OpenCard) {
      const entered: EnteredCard = { ...card, problem: undefined, at: new Date(), state: 'SAVING' };
      setCards((known) => [entered, ...known.filter(({ key }) => key !== card.key)]);
      saving.mutate(entered);
    },
    undo(card: EnteredCard) {
      change(card.key, { state: 'UNDOING' });
      undoing.mutate(card);
    },
    remove,
  };
}
