import type { Household } from '#capabilities/guests/contract.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import { Button } from '#ui/button.tsx';
import type { Claim } from '../../contract/super-link.contract.ts';
import { claimMachine } from '../../rules/claims.ts';
import type { ClaimActions } from './use-claim-actions.ts';

interface DecidedClaimsProps {
  claims: readonly Claim[];
  households: readonly Household[];
  actions: ClaimActions;
}

function outcomeText({ state }: Claim, household: Household | undefined): string {
  const name = household ? householdName(household) : 'a household that is gone';
  if (state === 'MATCHED') return `Matched to ${name}`;
  return state === 'ADDED' ? `Added as ${name}` : 'Set aside';
}

/** What was decided, the newest first, with the way back. */
export function DecidedClaims({ claims, households, actions }: DecidedClaimsProps) {
  return (
    <section aria-labelledby="decided-title">
      <h2 id="decided-title" className="mb-2 font-display text-xl">
        Taken care of
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {claims.map((claim) => (
          <li key={claim.uuid} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere" dir="auto">
                {claim.name}
              </p>
              <p className="wrap-anywhere text-ink-soft text-sm" dir="auto">
                {outcomeText(
                  claim,
                  households.find(({ uuid }) => uuid === claim.householdUuid),
                )}
              </p>
            </div>
            {claimMachine.can(claim.state, 'reopen') && (
              <Button
                variant="secondary"
                size="small"
                isDisabled={actions.isPending}
                onPress={() => actions.reopen(claim)}
                aria-label={`Undo for ${claim.name}`}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
