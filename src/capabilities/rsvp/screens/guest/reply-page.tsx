import type { ReactNode } from 'react';
import type { ReplyStep } from '../../rules/reply-steps.ts';
import { guestButton } from './guest-button.ts';
import { GuestPage } from './guest-page.tsx';
import { ReplyScreen } from './reply-screen.tsx';
import { StepHead } from './step-head.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './summary-step.tsx';

interface ReplyPageProps extends StepProps<ReplyStep> {
  count: { step: number; steps: number };
  /** Where the form goes. */
  action: string;
  back: string;
  first: string;
  home: string;
  /** Somebody of the household answered while this was typed. */
  isLate: boolean;
  sendKey: string;
  /** Above everything, where this is not the household’s own page. */
  banner?: ReactNode;
}

/** One screen of a reply with the way on and back: a form that needs no script. */
export function ReplyPage(given: ReplyPageProps) {
  const { step, count, action, back, first, home, isLate, sendKey, banner, ...props } = given;
  const { words, invitation } = props;
  return (
    <GuestPage banner={banner}>
      <StepHead words={words} back={back} {...count} />
      <form
        method="post"
        // Our own words say what is missing, in the language of the page.
        noValidate
        action={action}
        className="flex grow flex-col"
      >
        {/* Enter presses the first button of a form: it must be the one that goes on, never one that answers for all. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          {words.next}
        </button>
        {step.kind === 'summary' ? (
          <SummaryStep
            {...props}
            step={step}
            sendKey={sendKey}
            isRequest={invitation.events.every(({ window }) => window !== 'OPEN')}
            isLate={isLate}
            first={first}
            home={home}
          />
        ) : (
          <>
            <ReplyScreen {...props} step={step} />
            <div className="mt-auto">
              <button type="submit" className={guestButton.primary}>
                {words.next}
              </button>
            </div>
          </>
        )}
      </form>
    </GuestPage>
  );
}
