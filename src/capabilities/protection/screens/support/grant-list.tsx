import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CreditGrant } from '../../contract/support-credits.contract.ts';
import { proposedGrantsQuery, staffAccountQuery } from '../../queries.ts';

const FACES = {
  PROPOSED: { variant: 'gold', label: 'Waiting for a second person' },
  GRANTED: { variant: 'green', label: 'Given' },
  REFUSED: { variant: 'gray', label: 'Refused' },
} as const;

function GrantRow({ grant }: { grant: CreditGrant }) {
  const { id, listingName, storefrontUuid, credits, reason, state, canDecide } = grant;
  const { variant, label } = FACES[state];
  const decide = useAction({
    run: (verdict: 'GRANT' | 'REFUSE') => api.protection.decideGrant({ id, verdict }),
    refreshes: [proposedGrantsQuery.queryKey, staffAccountQuery(storefrontUuid).queryKey],
    done: (verdict) =>
      verdict === 'GRANT' ? `${plural(credits, 'credit')} given to ${listingName}` : 'Grant refused',
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3.5 last:border-b-0 md:px-5">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          <span className="font-semibold">{plural(credits, 'credit')}</span> for{' '}
          <TextLink to={paths.supportCreditAccount(storefrontUuid)}>{listingName}</TextLink>: {reason}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          <Badge size="small" variant={variant}>
            {label}
          </Badge>{' '}
          {grant.proposedBy ?? 'Somebody who left'}, <TimeAgoText at={grant.proposedAt} />
          {grant.decidedBy &&
            grant.decidedBy !== grant.proposedBy &&
            ` · ${label.toLowerCase()} by ${grant.decidedBy}`}
        </p>
      </div>
      {canDecide && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" isPending={decide.isPending} onPress={() => decide.mutate('GRANT')}>
            Agree
            <span className="sr-only"> to {plural(credits, 'credit')}</span>
          </Button>
          <Button
            size="small"
            variant="secondary"
            isDisabled={decide.isPending}
            onPress={() => decide.mutate('REFUSE')}
          >
            Refuse
            <span className="sr-only"> {plural(credits, 'credit')}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Credits that staff gave or wants to give; nobody agrees with themselves. */
export function GrantList({ grants }: { grants: readonly CreditGrant[] }) {
  return (
    <ul className="max-w-220 rounded-card border border-line bg-paper">
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} />
      ))}
    </ul>
  );
}
