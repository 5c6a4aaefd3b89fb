import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { plural } from '#base/text.ts';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { InboxPage, Inquiry, Thread } from '../../contract/couple-inquiries.contract.ts';
import type { BookingChoice } from '../../parts/booking-choice.ts';
import { INBOX_KEY, INQUIRIES_KEY, threadQuery } from '../../parts/inquiry-queries.ts';
import type { ComposedMessage } from '../../parts/message-composer.tsx';
import type { CoupleReason } from '../../rules/closeout-reasons.ts';
import { UNDO_OFFERED_MS } from '../../rules/undo-window.ts';

const TOAST = { id: 'inquiry', autoDismissMs: UNDO_OFFERED_MS } as const;

type Named = Pick<Inquiry, 'uuid' | 'vendorName'>;

/** What a couple does with an inquiry. Each call answers the thread as it is then, which is shown at once. */
export function useInquiryActions() {
  const queryClient = useQueryClient();

  const refresh = () => queryClient.invalidateQueries({ queryKey: INQUIRIES_KEY });

  async function keep(thread: Thread): Promise<void> {
    // An answer on its way may be older.
    await queryClient.cancelQueries({ queryKey: INQUIRIES_KEY });
    queryClient.setQueryData(threadQuery(thread.uuid).queryKey, thread);
    void refresh();
  }

  /** False where it was refused: the other side, or the partner, was faster. Then the page learns how things stand. */
  async function attempt(work: () => Promise<Thread>): Promise<boolean> {
    try {
      await keep(await work());
      return true;
    } catch (error) {
      const message = submitFailure(error, () => false).message ?? 'That didn’t work. Please try again.';
      toastStore.show({ ...TOAST, tone: 'negative', message });
      void refresh();
      return false;
    }
  }

  type Cancellation = { note?: string; confirm?: boolean };

  function tellCancelled({ uuid, vendorName }: Named) {
    toastStore.show({
      ...TOAST,
      tone: 'neutral',
      message: `${vendorName} is no longer booked. Your conversation goes on.`,
      secondAction: {
        label: 'Undo',
        onPress: () => void attempt(() => api.inquiries.book({ uuid, isUndo: true })),
      },
    });
  }

  return {
    unbook: async (inquiry: Named) => {
      const isDone = await attempt(() => api.inquiries.unbook({ uuid: inquiry.uuid }));
      if (isDone) tellCancelled(inquiry);
    },
    confirmBooking: async ({ uuid, vendorName }: Named) => {
      if (!(await attempt(() => api.inquiries.confirmBooking({ uuid })))) return;
      toastStore.show({ ...TOAST, tone: 'positive', message: `Your booking of ${vendorName} is confirmed.` });
    },
    nudge: async ({ uuid, vendorName }: Named) => {
      if (!(await attempt(() => api.inquiries.nudge({ uuid })))) return;
      toastStore.show({ ...TOAST, tone: 'positive', message: `We reminded ${vendorName} of your inquiry.` });
    },
    /** These throw, so that the dialog or field they come from can say what is wrong. */
    book: async ({ uuid, vendorName }: Named, choice: BookingChoice) => {
      await keep(await api.inquiries.book({ uuid, ...choice }));
      toastStore.show({
        ...TOAST,
        tone: 'positive',
        message: `${vendorName} is booked. Congratulations!`,
        secondAction: { label: 'Undo', onPress: () => void attempt(() => api.inquiries.unbook({ uuid })) },
      });
    },
    cancelBooking: async (inquiry: Named, how: Cancellation) => {
      await keep(await api.inquiries.unbook({ uuid: inquiry.uuid, ...how }));
      tellCancelled(inquiry);
    },
    write: async (uuid: string, message: ComposedMessage) =>
      keep(await api.inquiries.write({ uuid, ...message })),
    withdraw: async ({ uuid, vendorName }: Named) => {
      await keep(await api.inquiries.withdraw({ uuid }));
      toastStore.show({ ...TOAST, tone: 'neutral', message: `Your inquiry to ${vendorName} is withdrawn.` });
    },
    close: async (
      { uuid, vendorName }: Named,
      closing: { reason: CoupleReason; note: string; confirm: boolean },
    ) => {
      await keep(await api.inquiries.close({ uuid, ...closing }));
      toastStore.show({
        ...TOAST,
        tone: 'neutral',
        message: `Your conversation with ${vendorName} is closed.`,
      });
    },
    closeOthers: async (uuid: string, note: string) => {
      const { closed } = await api.inquiries.closeOthers({ uuid, note });
      await refresh();
      const message = `${plural(closed, 'inquiry', 'inquiries')} kindly closed.`;
      toastStore.show({ ...TOAST, tone: 'positive', message });
    },
    markRead: async (seen: { uuid: string; seq: number }) => {
      const { unread } = await api.inquiries.markRead(seen);
      const isSeen = ({ uuid }: Named) => uuid === seen.uuid;
      queryClient.setQueriesData<InfiniteData<InboxPage>>(
        { queryKey: INBOX_KEY },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              inquiries: page.inquiries.map((each) => (isSeen(each) ? { ...each, unread } : each)),
            })),
          },
      );
      queryClient.setQueryData(threadQuery(seen.uuid).queryKey, (thread) => thread && { ...thread, unread });
      void queryClient.invalidateQueries({ queryKey: [...INQUIRIES_KEY, 'unread'] });
    },
  };
}

export type InquiryActions = ReturnType<typeof useInquiryActions>;
