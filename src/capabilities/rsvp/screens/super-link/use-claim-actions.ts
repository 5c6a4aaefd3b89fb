import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import type { Claim } from '../../contract/super-link.contract.ts';
import { linkInboxQuery } from '../../queries.ts';
import type { ClaimPart } from '../../rules/claims.ts';

interface ClaimStep {
  call: () => Promise<unknown>;
  done: Done;
}

/** What can be done with what a guest left, each with its way back where there is one. */
export function useClaimActions() {
  const { mutate, isPending } = useAction({
    run: ({ call }: ClaimStep) => call(),
    refreshes: [linkInboxQuery.queryKey, guestsQuery.queryKey],
    toast: { id: 'claims', autoDismissMs: 8_000 },
    done: ({ done }) => done,
  });
  const reopen = ({ uuid, name }: Claim) =>
    mutate({
      call: () => api.rsvp.reopenClaim({ uuid }),
      done: { message: `${name} is back to look at.` },
    });
  return {
    isPending,
    reopen,
    match: (claim: Claim, household: Household, takes: ClaimPart[]) =>
      mutate({
        call: () =>
          api.rsvp.matchClaim({
            uuid: claim.uuid,
            householdUuid: household.uuid,
            version: household.version,
            takes,
          }),
        done: {
          message: takes.length > 0 ? `${householdName(household)} is up to date.` : 'Taken care of.',
          undo: () => reopen(claim),
        },
      }),
    add: ({ uuid, name }: Claim) =>
      mutate({
        call: () => api.rsvp.addClaimed({ uuid }),
        done: { message: `${name} is on your guest list.` },
      }),
    ignore: (claim: Claim) =>
      mutate({
        call: () => api.rsvp.ignoreClaim({ uuid: claim.uuid }),
        done: { message: `${claim.name} is set aside.`, undo: () => reopen(claim) },
      }),
  };
}

export type ClaimActions = ReturnType<typeof useClaimActions>;
