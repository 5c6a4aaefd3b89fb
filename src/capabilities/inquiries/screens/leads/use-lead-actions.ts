import { useQueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { plural } from '#base/text.ts';
import type { LeadThread } from '../../contract/leads.contract.ts';
import type { ComposedMessage } from '../../parts/message-composer.tsx';
import type { VendorReason } from '../../rules/closeout-reasons.ts';
import type { SnoozeDays } from '../../rules/inquiry-timers.ts';
import type { Quote } from '../../rules/quote.ts';
import { showLead, showRead } from './lead-cache.ts';
import { leadQuery } from './lead-queries.ts';
import { tellDone, tellFailure } from './lead-toast.ts';

type Named = Pick<LeadThread, 'uuid' | 'coupleNames'>;
export type Closing = { reason: VendorReason; note: string };

/** What a vendor can do with one lead. Each shows the lead as it is then, in the thread and in every list. */
export function useLeadActions() {
  const queryClient = useQueryClient();
  const show = (thread: LeadThread) => showLead(queryClient, thread);

  /** For buttons: a refusal is told, and how the lead stands now is read again. */
  async function attempt(uuid: string, work: () => Promise<LeadThread>): Promise<boolean> {
    try {
      show(await work());
      return true;
    } catch (error) {
      tellFailure(error);
      void queryClient.invalidateQueries({ queryKey: leadQuery(uuid).queryKey });
      return false;
    }
  }

  async function snooze({ uuid, coupleNames }: Named, days: SnoozeDays | null): Promise<boolean> {
    const isDone = await attempt(uuid, () => api.inquiries.snooze({ uuid, days }));
    if (!isDone) return false;
    if (days === null) tellDone(`${coupleNames} are back in your list.`);
    else
      tellDone(
        `${coupleNames} come back in ${plural(days, 'day')}.`,
        () => void attempt(uuid, () => api.inquiries.snooze({ uuid, days: null })),
      );
    return true;
  }

  async function book({ uuid, coupleNames }: Named): Promise<void> {
    if (!(await attempt(uuid, () => api.inquiries.bookLead({ uuid })))) return;
    tellDone(
      `${coupleNames} are booked.`,
      () => void attempt(uuid, () => api.inquiries.unbookLead({ uuid })),
    );
  }

  async function unbook({ uuid, coupleNames }: Named): Promise<void> {
    if (!(await attempt(uuid, () => api.inquiries.unbookLead({ uuid })))) return;
    tellDone(
      `${coupleNames} are no longer booked.`,
      () => void attempt(uuid, () => api.inquiries.bookLead({ uuid })),
    );
  }

  return {
    snooze,
    book,
    unbook,
    /** These throw, so that where they were written can say what is wrong. */
    write: async ({ uuid, status }: LeadThread, message: ComposedMessage, quote: Quote | null) => {
      const letter = { uuid, ...message, quote };
      show(await (status === 'READY' ? api.inquiries.connect(letter) : api.inquiries.reply(letter)));
    },
    end: async ({ uuid, status, coupleNames }: LeadThread, closing: Closing) => {
      const isDecline = status === 'READY';
      const call = isDecline ? api.inquiries.decline : api.inquiries.closeLead;
      show(await call({ uuid, ...closing }));
      tellDone(
        isDecline ? `You declined ${coupleNames}.` : `The conversation with ${coupleNames} is closed.`,
      );
    },
    reportSpam: async ({ uuid }: Named, note: string) => {
      show(await api.inquiries.reportSpam({ uuid, note }));
      tellDone('Thank you. Our team looks at it.');
    },
    markRead: async (input: { uuid: string; seq: number }) => {
      await api.inquiries.markLeadRead(input);
      showRead(queryClient, input.uuid);
    },
  };
}

export type LeadActions = ReturnType<typeof useLeadActions>;
