import { paths } from '#app/rules/paths.ts';
import { CONFIRM_EMAIL, linkSentTo, RESEND_LINK } from '#app/rules/unconfirmed-email.ts';
import { useHere } from '#app/use-here.ts';
import { useSendVerification } from '#app/use-send-verification.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { CourteousClose } from './courteous-close.tsx';
import { momentText } from './moment-text.ts';
import { SimilarVendors } from './similar-vendors.tsx';
import type { InquiryActions } from './use-inquiry-actions.ts';

interface ThreadStateProps {
  thread: Thread;
  email: string;
  actions: InquiryActions;
}

function WaitingForEmail({ vendorName, email }: { vendorName: string; email: string }) {
  const { mutate, isPending, isSuccess } = useSendVerification(email);
  return (
    <Notice
      tone="warn"
      isLive={false}
      title={CONFIRM_EMAIL}
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          isDisabled={isSuccess}
          onPress={() => mutate()}
        >
          {isSuccess ? 'Link sent' : RESEND_LINK}
        </Button>
      }
    >
      {`${linkSentTo(email)} ${vendorName} gets your message as soon as you open it.`}
    </Notice>
  );
}

function Silence({ thread, actions }: Pick<ThreadStateProps, 'thread' | 'actions'>) {
  const here = useHere();
  const { vendorName, nudgedAt, nudgeFrom, allowed } = thread;
  const timeZone = here?.timeZone ?? 'UTC';
  if (allowed.includes('nudge')) {
    return (
      <Notice
        isLive={false}
        title={`${vendorName} has not answered yet`}
        action={
          <Button variant="secondary" size="small" onPress={() => actions.nudge(thread)}>
            Send a reminder
          </Button>
        }
      >
        A friendly reminder often helps. You can send one.
      </Notice>
    );
  }
  if (nudgedAt) {
    return (
      <p className="text-center text-ink-soft text-sm">
        {`You sent a reminder on ${momentText(nudgedAt, timeZone)}. Vendors have 21 days to answer.`}
      </p>
    );
  }
  return (
    <p className="text-center text-ink-soft text-sm">
      {`${vendorName} has your inquiry. `}
      {nudgeFrom && `If nobody answers, you can send a reminder from ${momentText(nudgeFrom, timeZone)}.`}
    </p>
  );
}

function Ended({ thread }: Pick<ThreadStateProps, 'thread'>) {
  const { closeEventType, vendorName, isListed, storefrontUuid } = thread;
  const isTheirs = closeEventType === 'DECLINE' || closeEventType === 'EXPIRATION';
  return (
    <>
      <p className="text-center text-ink-soft">This conversation has ended.</p>
      {isTheirs ? (
        <SimilarVendors thread={thread} />
      ) : (
        isListed && (
          <p className="text-center">
            <ButtonLink to={paths.newInquiry([storefrontUuid])} variant="secondary" size="small">
              {`Write to ${vendorName} again`}
            </ButtonLink>
          </p>
        )
      )}
    </>
  );
}

function stateOf({ thread, email, actions }: ThreadStateProps) {
  const { status, vendorName } = thread;
  if (status === 'PENDING' && thread.isWaitingForEmail) {
    return <WaitingForEmail vendorName={vendorName} email={email} />;
  }
  if (status === 'PENDING') {
    return (
      <Notice isLive={false} title="We are looking at your message">
        {`We check some messages before they go out. It usually takes a few hours, then ${vendorName} gets it.`}
      </Notice>
    );
  }
  if (status === 'NEW') {
    return (
      <p className="text-center text-ink-soft text-sm">{`Your inquiry is on its way to ${vendorName}.`}</p>
    );
  }
  if (status === 'READY') return <Silence thread={thread} actions={actions} />;
  if (status === 'BOOKED' && thread.othersOpen > 0 && thread.allowed.includes('unbook')) {
    return <CourteousClose thread={thread} actions={actions} />;
  }
  return status === 'CLOSED' ? <Ended thread={thread} /> : null;
}

/** How it stands now, below the last word, and the next step from here. */
export function ThreadState(props: ThreadStateProps) {
  const state = stateOf(props);
  return state && <div className="mt-7 space-y-5">{state}</div>;
}
