import type { ReactNode } from 'react';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { isInReview } from '#capabilities/storefronts/rules/publication-states.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { MissingSteps } from './missing-steps.tsx';
import { RequestedChanges } from './requested-changes.tsx';
import { usePublication } from './use-publication.ts';

type Props = { listing: Listing; publication: Publication };
type Actions = ReturnType<typeof usePublication>;

const HELP = 'mailto:help@ampersand.example';

function missingSteps({ completeness }: Listing) {
  return completeness.steps.filter(({ isNeededToSubmit, share }) => isNeededToSubmit && share < 1);
}

function SubmitButton({ label, actions: { change } }: { label: string; actions: Actions }) {
  return (
    <Button isPending={change.isPending} onPress={() => change.mutate('submit')}>
      {label}
    </Button>
  );
}

/** What a draft still needs, or that it is ready. */
function Draft({ listing, publication, actions }: Props & { actions: Actions }) {
  const missing = missingSteps(listing);
  if (!publication.events.includes('submit')) {
    return (
      <Notice isLive={false} title="Not published yet">
        An owner or manager can submit this listing for review.
      </Notice>
    );
  }
  if (missing.length > 0) {
    const title = `${plural(missing.length, 'step', 'steps')} left before you can submit`;
    return (
      <Notice isLive={false} title={title}>
        <MissingSteps listing={listing} steps={missing} />
      </Notice>
    );
  }
  if (!publication.isEmailConfirmed) return <ConfirmEmail />;
  return (
    <Notice
      tone="success"
      isLive={false}
      title="Your listing is ready"
      action={<SubmitButton label="Submit for review" actions={actions} />}
    >
      We’ll take a look within one business day. Once it’s approved, couples can find you.
    </Notice>
  );
}

function InReview({ publication, actions: { change } }: Props & { actions: Actions }) {
  return (
    <Notice
      isLive={false}
      title="In review"
      action={
        publication.events.includes('withdraw') && (
          <Button
            variant="secondary"
            size="small"
            isPending={change.isPending}
            onPress={() => change.mutate('withdraw')}
          >
            Withdraw
          </Button>
        )
      }
    >
      We’ll email you within one business day. You can keep editing while you wait.
    </Notice>
  );
}

function Decided({ listing, publication, actions }: Props & { actions: Actions }) {
  const { decision, events } = publication;
  const isReady = missingSteps(listing).length === 0 && publication.isEmailConfirmed;
  const isFinal = decision?.decision === 'REJECTED';
  return (
    <Notice
      tone="warn"
      isLive={false}
      title={isFinal ? 'We can’t publish your listing as it is' : 'A few changes, and you’re there'}
      action={events.includes('submit') && isReady && <SubmitButton label="Submit again" actions={actions} />}
    >
      {decision && <RequestedChanges listing={listing} decision={decision} />}
      {events.includes('submit') && !isReady && (
        <MissingSteps listing={listing} steps={missingSteps(listing)} />
      )}
      {isFinal && (
        <p className="mt-1 text-sm">
          Did we get this wrong? <TextLink href={HELP}>Write to us</TextLink>.
        </p>
      )}
    </Notice>
  );
}

function TakenDown({ publication: { decision } }: Props) {
  return (
    <Notice tone="error" isLive={false} title="Your listing has been taken down">
      <p>
        {decision?.note || 'It breaks our rules for listings.'} Did we get this wrong?{' '}
        <TextLink href={HELP}>Write to us</TextLink>.
      </p>
    </Notice>
  );
}

function Unpublished({ actions: { change } }: { actions: Actions }) {
  return (
    <Notice
      isLive={false}
      title="Unpublished"
      action={
        <Button isPending={change.isPending} onPress={() => change.mutate('republish')}>
          Publish again
        </Button>
      }
    >
      Couples can’t see your page. Everything is still here, and so are your leads.
    </Notice>
  );
}

function Leaving({ publication, actions: { cancelDeletion } }: Props & { actions: Actions }) {
  const { deletion, canDelete } = publication;
  if (!deletion) return null;
  const day = formatDateInText(calendarDateOf(new Date(deletion.dueAt)));
  return (
    <Notice
      tone="warn"
      isLive={false}
      title={`This listing will be deleted on ${day}`}
      action={
        canDelete && (
          <Button isPending={cancelDeletion.isPending} onPress={() => cancelDeletion.mutate()}>
            Cancel deletion
          </Button>
        )
      }
    >
      Couples can’t see it anymore. {canDelete ? 'You' : 'An owner'} can cancel until then.
    </Notice>
  );
}

/** Where the listing stands between draft and public, on top of its editor; nothing where all is well. */
export function PublicationBand({ listing, publication }: Props): ReactNode {
  const actions = usePublication(listing.uuid);
  const props = { listing, publication, actions };
  const { status, events } = publication;
  if (publication.deletion) return <Leaving {...props} />;
  if (status === 'ACCEPTED') return null;
  if (isInReview(status)) return <InReview {...props} />;
  if (status === 'REJECTED') return <Decided {...props} />;
  if (status === 'SPAM') return <TakenDown {...props} />;
  return events.includes('republish') ? <Unpublished actions={actions} /> : <Draft {...props} />;
}
