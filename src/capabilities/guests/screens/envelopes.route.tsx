import { Mails } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { GuestsFrame } from '../parts/guests-frame.tsx';
import { GUESTS_KINDS, guestsQuery } from '../queries.ts';
import { hasAddress } from '../rules/address-lines.ts';
import type { Formality } from '../rules/envelope-names.ts';
import { inListOrder } from '../rules/guest-view.ts';
import type { Route } from './+types/envelopes.route.ts';
import { EnvelopeList } from './envelopes/envelope-list.tsx';
import { PrintPanel } from './envelopes/print-panel.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Names and addresses as they stand on the envelope, ready to print.';
  return pageMeta(
    { title: 'Envelopes', description, path: paths.guestEnvelopes(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  return apiOf(args.context).guests.listGuests();
}

export default function EnvelopesScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(guestsQuery, loaderData);
  useLiveQueries(GUESTS_KINDS, [guestsQuery.queryKey]);
  const [formality, setFormality] = useState<Formality>('FORMAL');
  const invited = useMemo(
    () => inListOrder(data.households).filter(({ list }) => list === 'INVITED'),
    [data.households],
  );
  const ready = invited.filter(hasAddress).length;
  if (!data.seesDetails || invited.length === 0) {
    return (
      <GuestsFrame title="Envelopes">
        <EmptyState
          title={data.seesDetails ? 'Nobody to write to yet' : 'Addresses are private'}
          icon={<Mails size={28} aria-hidden="true" />}
          action={data.seesDetails && <ButtonLink to={paths.guests()}>Go to your guest list</ButtonLink>}
        >
          {data.seesDetails
            ? 'Add guests and their addresses. Labels and envelopes print from there.'
            : 'Only those who plan the wedding see where guests live.'}
        </EmptyState>
      </GuestsFrame>
    );
  }
  return (
    <GuestsFrame title="Envelopes">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PrintPanel
          formality={formality}
          onFormality={setFormality}
          ready={ready}
          missing={invited.length - ready}
        />
        <EnvelopeList households={invited} formality={formality} />
      </div>
    </GuestsFrame>
  );
}
