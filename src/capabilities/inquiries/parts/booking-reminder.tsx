import { lazy, Suspense, useState } from 'react';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { modals } from '#ui/modals.ts';
import { NamedModal } from '#ui/named-modal.tsx';
import { useOpenWhenDue, useOverlay } from '#ui/use-overlay.ts';
import type { Inquiry } from '../contract/couple-inquiries.contract.ts';
import { COUPLE_REASON_LABELS, COUPLE_REASONS } from '../rules/closeout-reasons.ts';
import type { BookingChoice } from './booking-choice.ts';
import { inquiryStep } from './inquiry-step.ts';

const CloseoutDialog = lazy(async () => ({
  default: (await import('./closeout-dialog.tsx')).CloseoutDialog,
}));

const BookDialog = lazy(async () => ({ default: (await import('./book-dialog.tsx')).BookDialog }));

const REASONS = COUPLE_REASONS.map((id) => ({ id, label: COUPLE_REASON_LABELS[id] }));

interface BookingReminderProps {
  inquiry: Pick<Inquiry, 'uuid' | 'vendorName' | 'taxonomyKey' | 'weddingDate' | 'seesMoney'>;
  /** However it was answered: it is not asked again. */
  onAnswered: () => void;
}

/** 'Did you book …?', for a thread that has been quiet for two weeks. Being shown is what counts as asked. */
export function BookingReminder({ inquiry, onAnswered }: BookingReminderProps) {
  const { uuid, vendorName } = inquiry;
  const step = useAction(inquiryStep);
  const submit = useAction({ ...inquiryStep, failure: 'here' });
  const [next, setNext] = useState<'book' | 'close'>();
  const { close } = useOverlay(modals.bookingStatusReminder);
  function finish() {
    close();
    onAnswered();
  }
  useOpenWhenDue(modals.bookingStatusReminder, true, () => {
    api.inquiries
      .noteBookingReminder({ uuid })
      .catch((error: unknown) => reportError('booking-reminder', error));
  });
  /** The question makes room for the next one. */
  function goOn(to: 'book' | 'close') {
    close();
    setNext(to);
  }
  const book = (choice: BookingChoice) =>
    submit.mutateAsync({
      call: () => api.inquiries.book({ uuid, ...choice }),
      done: {
        message: `${vendorName} is booked. Congratulations!`,
        action: { label: 'View', to: paths.thread(uuid) },
        undo: () => step.mutate({ call: () => api.inquiries.unbook({ uuid }) }),
      },
    });
  return (
    <>
      <NamedModal
        modal={modals.bookingStatusReminder}
        title={`Did you book ${vendorName}?`}
        onClose={onAnswered}
      >
        <p className="mb-5 text-ink-soft">
          You have not written to each other for two weeks. Tell us how it stands, and we keep your plans up
          to date.
        </p>
        <div className="flex flex-col gap-3">
          <Button isFullWidth onPress={() => goOn('book')}>
            Yes, booked
          </Button>
          <Button isFullWidth variant="secondary" onPress={finish}>
            Still talking
          </Button>
          <Button isFullWidth variant="quiet" onPress={() => goOn('close')}>
            Not anymore
          </Button>
        </div>
      </NamedModal>
      {next === 'book' && (
        <Suspense>
          <BookDialog inquiry={inquiry} onBook={book} onClose={onAnswered} />
        </Suspense>
      )}
      {next === 'close' && (
        <Suspense>
          <CloseoutDialog
            title={`Close the conversation with ${vendorName}?`}
            lead={`${vendorName} is told why. What was written stays in your inbox.`}
            reasons={REASONS}
            noteLabel={`A kind word for ${vendorName}`}
            submitLabel="Close conversation"
            onSubmit={({ reason, note }) => {
              const chosen = COUPLE_REASONS.find((known) => known === reason) ?? 'OTHER';
              return submit.mutateAsync({ call: () => api.inquiries.close({ uuid, reason: chosen, note }) });
            }}
            onClose={onAnswered}
          />
        </Suspense>
      )}
    </>
  );
}
