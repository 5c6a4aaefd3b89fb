import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { householdChanges } from '#capabilities/guests/rules/household-changes.ts';
import { householdName, joinNames } from '#capabilities/guests/rules/household-names.ts';
import { invitationChanges } from '#capabilities/guests/rules/invitation-changes.ts';
import type { PromotionInput } from '../../contract/promotion.contract.ts';
import { repliesQuery } from '../../queries.ts';

const ACTION = {
  refreshes: [guestsQuery.queryKey, repliesQuery.queryKey],
  toast: { id: 'promotion', autoDismissMs: 10_000 },
};

type Promotion = { circle: readonly Household[]; terms: Omit<PromotionInput, 'uuids'> };

/** Inviting whoever is next, with the way back; and who stands where in line. */
export function usePromotionActions(events: readonly GuestEvent[]) {
  const undoing = useAction({
    ...ACTION,
    // The page goes first: nobody may open what is being taken back.
    run: async (circle: readonly Household[]) => {
      await api.guests.changeHouseholds({ changes: householdChanges(circle) });
      const people = circle.flatMap((household) => household.people);
      await api.guests.setInvitations({ changes: invitationChanges(events, people) });
      for (const { uuid } of circle) await api.rsvp.extendHousehold({ uuid, until: null });
    },
  });
  const promoting = useAction({
    ...ACTION,
    run: ({ circle, terms }: Promotion) =>
      api.rsvp.promoteHouseholds({ uuids: circle.map(({ uuid }) => uuid), ...terms }),
    done: ({ circle }) => ({
      message: `${joinNames(circle.map(householdName))} can be invited now. Nothing was sent yet.`,
      undo: () => undoing.mutate(circle),
    }),
    failure: 'here',
  });
  const ordering = useAction({
    ...ACTION,
    run: (changes: Parameters<typeof api.guests.changeHouseholds>[0]['changes']) =>
      api.guests.changeHouseholds({ changes }),
  });
  return {
    promote: promoting.mutateAsync,
    order: ordering.mutate,
    isOrdering: ordering.isPending,
  };
}

export type PromotionActions = ReturnType<typeof usePromotionActions>;
