import { Link2, MailOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { GUESTS_KINDS, guestsQuery } from '#capabilities/guests/queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Claim } from '../contract/super-link.contract.ts';
import { linkInboxQuery, RSVP_KINDS } from '../queries.ts';
import type { Route } from './+types/super-link.route.ts';
import { ClaimCard } from './super-link/claim-card.tsx';
import { DecidedClaims } from './super-link/decided-claims.tsx';
import { LinkPanel } from './super-link/link-panel.tsx';
import { useClaimActions } from './super-link/use-claim-actions.ts';
import { useLinkActions } from './super-link/use-link-actions.ts';

const MatchDialog = lazy(async () => ({
  default: (await import('./super-link/match-dialog.tsx')).MatchDialog,
}));

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

const TITLE = 'Collect addresses';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'One link to share, by which guests leave their address or answer by name.';
  return pageMeta({ title: TITLE, description, path: paths.guestSuperLink(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const api = apiOf(args.context);
  const [inbox, guests] = await Promise.all([api.rsvp.readLinkInbox(), api.guests.listGuests()]);
  return { inbox, guests };
}

export default function SuperLinkScreen({ loaderData }: Route.ComponentProps) {
  const { data: inbox } = useLoaded(linkInboxQuery, loaderData.inbox);
  const { data: guests } = useLoaded(guestsQuery, loaderData.guests);
  useLiveQueries(RSVP_KINDS, [linkInboxQuery.queryKey]);
  // Whose a claim may be depends on the list.
  useLiveQueries(GUESTS_KINDS, [guestsQuery.queryKey, linkInboxQuery.queryKey]);
  const link = useLinkActions(inbox.link);
  const actions = useClaimActions();
  const [matched, setMatched] = useState<Claim>();
  const open = inbox.claims.filter(({ state }) => state === 'NEW');
  const decided = inbox.claims.filter(({ state }) => state !== 'NEW');
  if (!inbox.canEdit) {
    return (
      <GuestsFrame title={TITLE}>
        <EmptyState title="Addresses are private" icon={<MailOpen size={28} aria-hidden="true" />}>
          Only those who plan the wedding see where guests live.
        </EmptyState>
      </GuestsFrame>
    );
  }
  if (!inbox.link) {
    return (
      <GuestsFrame title={TITLE}>
        <EmptyState
          title="One link for everyone"
          icon={<Link2 size={28} aria-hidden="true" />}
          action={
            <Button
              isPending={link.isPending}
              onPress={() => link.save({ isOpen: true, purposes: ['ADDRESS'] })}
            >
              Make my link
            </Button>
          }
        >
          Share it in a message or print its code. Guests type their own address; you decide where it goes.
        </EmptyState>
      </GuestsFrame>
    );
  }
  return (
    <GuestsFrame title={TITLE}>
      <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <LinkPanel link={inbox.link} actions={link} />
        <div className="grid gap-4">
          <section aria-labelledby="claims-title">
            <h2 id="claims-title" className="mb-3 font-display text-2xl">
              {open.length > 0 ? `To look at (${open.length})` : 'To look at'}
            </h2>
            {open.length === 0 ? (
              <p className="rounded-card border border-line bg-paper p-5 text-ink-soft">
                {decided.length > 0
                  ? 'All done. What guests send next appears here.'
                  : 'Nothing yet. What guests send through your link appears here.'}
              </p>
            ) : (
              <ul className="grid gap-4">
                {open.map((claim) => (
                  <li key={claim.uuid}>
                    <ClaimCard
                      claim={claim}
                      suggested={guests.households.find(({ uuid }) => uuid === claim.suggestedUuid)}
                      actions={actions}
                      onMatch={() => setMatched(claim)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
          {decided.length > 0 && (
            <DecidedClaims claims={decided} households={guests.households} actions={actions} />
          )}
        </div>
      </div>
      <Suspense>
        {matched && (
          <MatchDialog
            claim={matched}
            households={guests.households}
            actions={actions}
            onClose={() => setMatched(undefined)}
          />
        )}
      </Suspense>
    </GuestsFrame>
  );
}
