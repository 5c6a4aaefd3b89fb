import { Mails } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
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
import { MOST_PRINTED } from '../rules/guest-limits.ts';
import { filterHouseholds, inListOrder, readGuestView, viewPlaces } from '../rules/guest-view.ts';
import type { Route } from './+types/envelopes.route.ts';
import { EnvelopeList } from './envelopes/envelope-list.tsx';
import { EnvelopeTools } from './envelopes/envelope-tools.tsx';
import { PrintPanel } from './envelopes/print-panel.tsx';
import { NothingShown } from './guests/no-guests.tsx';
import { useMailingActions } from './mailings/use-mailing-actions.ts';

const MarkSentDialog = lazy(async () => ({
  default: (await import('./mailings/mark-sent-dialog.tsx')).MarkSentDialog,
}));

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
  const markSent = useMailingActions();
  const [query] = useSearchParams();
  const [formality, setFormality] = useState<Formality>('FORMAL');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMarking, setMarking] = useState(false);
  const invited = useMemo(
    () => inListOrder(data.households).filter(({ list }) => list === 'INVITED'),
    [data.households],
  );
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
  const view = readGuestView(query);
  const shown = filterHouseholds(invited, view, viewPlaces(view, data));
  const picked = shown.filter(({ uuid }) => chosen.has(uuid));
  const marked = picked.length > 0 ? picked : shown;
  const ready = marked.filter(hasAddress).length;
  const isAll = marked.length === invited.length;
  return (
    <GuestsFrame title="Envelopes">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="lg:sticky lg:top-24 lg:order-1">
          <PrintPanel
            formality={formality}
            onFormality={setFormality}
            ready={ready}
            missing={marked.length - ready}
            householdUuids={isAll ? null : marked.slice(0, MOST_PRINTED).map(({ uuid }) => uuid)}
          />
        </div>
        <div className="min-w-0">
          <EnvelopeTools
            view={view}
            households={invited}
            formality={formality}
            marked={{ count: marked.length, isChosen: picked.length > 0 }}
            onMark={data.canEdit ? () => setMarking(true) : undefined}
          />
          {shown.length === 0 ? (
            <NothingShown />
          ) : (
            <EnvelopeList
              households={shown}
              formality={formality}
              choosing={data.canEdit ? { chosen, onChoose: setChosen } : undefined}
            />
          )}
        </div>
      </div>
      <Suspense>
        {isMarking && (
          <MarkSentDialog
            households={marked}
            today={data.today}
            markSent={markSent}
            onClose={() => setMarking(false)}
          />
        )}
      </Suspense>
    </GuestsFrame>
  );
}
