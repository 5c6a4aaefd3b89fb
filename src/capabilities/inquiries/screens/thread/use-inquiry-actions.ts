import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import type { BookingChoice } from '../../parts/booking-choice.ts';
import { inquiryStep } from '../../parts/inquiry-step.ts';
import type { ComposedMessage } from '../../parts/message-composer.tsx';
import { INQUIRIES_KEYS, keepRead, unreadQuery } from '../../queries.ts';
import type { CoupleReason } from '../../rules/closeout-reasons.ts';

type Named = Pick<Inquiry, 'uuid' | 'vendorName'>;

/** What a couple does with an inquiry. Each call answers the thread as it is then, which is shown at once. */
export function useInquiryActions() {
  // A refusal means that the other side, or the partner, was faster: the page learns how things stand.
  const step = useAction(inquiryStep);
  const submit = useAction({ ...inquiryStep, failure: 'here' });
  const closeOthers = useAction({
    run: (input: { uuid: string; note: string }) => api.inquiries.closeOthers(input),
    refreshes: INQUIRIES_KEYS,
    done: (_, { closed }) => `${plural(closed, 'inquiry', 'inquiries')} kindly closed.`,
    toast: inquiryStep.toast,
    failure: 'here',
  });
  const markRead = useAction({
    run: (seen: { uuid: string; seq: number }) => api.inquiries.markRead(seen),
    keeps: (queryClient, { unread }, { uuid }) => keepRead(queryClient, uuid, unread),
    refreshes: [unreadQuery.queryKey],
    failure: 'here',
  });

  type Cancellation = { note?: string; confirm?: boolean };

  function cancelled({ uuid, vendorName }: Named): Done {
    return {
      tone: 'neutral',
      message: `${vendorName} is no longer booked. Your conversation goes on.`,
      undo: () => step.mutate({ call: () => api.inquiries.book({ uuid, isUndo: true }) }),
    };
  }

  return {
    unbook: (inquiry: Named) =>
      step.mutate({ call: () => api.inquiries.unbook({ uuid: inquiry.uuid }), done: cancelled(inquiry) }),
    acceptQuote: ({ uuid, vendorName }: Named, quoteUuid: string) =>
      step.mutate({
        call: () => api.inquiries.acceptQuote({ uuid, quoteUuid }),
        done: {
          message: `Quote accepted. ${vendorName} is booked!`,
          undo: () => step.mutate({ call: () => api.inquiries.unbook({ uuid }) }),
        },
      }),
    confirmBooking: ({ uuid, vendorName }: Named) =>
      step.mutateAsync({
        call: () => api.inquiries.confirmBooking({ uuid }),
        done: { message: `Your booking of ${vendorName} is confirmed.` },
      }),
    nudge: ({ uuid, vendorName }: Named) =>
      step.mutate({
        call: () => api.inquiries.nudge({ uuid }),
        done: { message: `We reminded ${vendorName} of your inquiry.` },
      }),
    /** These throw, so that the dialog or field they come from can say what is wrong. */
    book: ({ uuid, vendorName }: Named, choice: BookingChoice) =>
      submit.mutateAsync({
        call: () => api.inquiries.book({ uuid, ...choice }),
        done: {
          message: `${vendorName} is booked. Congratulations!`,
          undo: () => step.mutate({ call: () => api.inquiries.unbook({ uuid }) }),
        },
      }),
    cancelBooking: (inquiry: Named, how: Cancellation) =>
      submit.mutateAsync({
        call: () => api.inquiries.unbook({ uuid: inquiry.uuid, ...how }),
        done: cancelled(inquiry),
      }),
    write: (uuid: string, message: ComposedMessage) =>
      submit.mutateAsync({ call: () => api.inquiries.write({ uuid, ...message }) }),
    withdraw: ({ uuid, vendorName }: Named) =>
      submit.mutateAsync({
        call: () => api.inquiries.withdraw({ uuid }),
        done: { tone: 'neutral', message: `Your inquiry to ${vendorName} is withdrawn.` },
      }),
    close: ({ uuid, vendorName }: Named, closing: { reason: CoupleReason; note: string; confirm: boolean }) =>
      submit.mutateAsync({
        call: () => api.inquiries.close({ uuid, ...closing }),
        done: { tone: 'neutral', message: `Your conversation with ${vendorName} is closed.` },
      }),
    closeOthers,
    markRead: markRead.mutateAsync,
  };
}

export type InquiryActions = ReturnType<typeof useInquiryActions>;
