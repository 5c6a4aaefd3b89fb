import { useQueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { plural } from '#base/text.ts';
import type { ComposedMessage } from '#capabilities/inquiries/parts/message-composer.tsx';
import type { VendorReason } from '#capabilities/inquiries/rules/closeout-reasons.ts';
import type { SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import type { Quote } from '#capabilities/inquiries/rules/quote.ts';
import type { LeadThread } from '../../contract/leads.contract.ts';
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
    const isDone = await attempt(uuid, () => api.leads.snooze({ uuid, days }));
    if (!isDone) return false;
    if (days === null) tellDone(`${coupleNames} are back in your list.`);
    else
      tellDone(
        `${coupleNames} come back in ${plural(days, 'day')}.`,
        () => void attempt(uuid, () => api.leads.snooze({ uuid, days: null })),
      );
    return true;
  }

  function tellCancelled({ uuid, coupleNames }: Named): void {
    tellDone(
      `${coupleNames} are no longer booked.`,
      () => void attempt(uuid, () => api.leads.bookLead({ uuid, isUndo: true })),
    );
  }

  return {
    snooze,
    unbook: async (lead: Named) => {
      const isDone = await attempt(lead.uuid, () => api.leads.unbookLead({ uuid: lead.uuid }));
      if (isDone) tellCancelled(lead);
    },
    confirmBooking: async ({ uuid, coupleNames }: Named) => {
      if (!(await attempt(uuid, () => api.leads.confirmLeadBooking({ uuid })))) return;
      tellDone(`You confirmed the booking of ${coupleNames}.`);
    },
    /** These throw, so that where they were written can say what is wrong. */
    book: async ({ uuid, coupleNames }: Named, amountCents: number | null | undefined) => {
      show(await api.leads.bookLead({ uuid, ...(amountCents !== undefined && { amountCents }) }));
      tellDone(`${coupleNames} are booked.`, () => void attempt(uuid, () => api.leads.unbookLead({ uuid })));
    },
    cancelBooking: async (lead: Named, note: string) => {
      show(await api.leads.unbookLead({ uuid: lead.uuid, note, confirm: true }));
      tellCancelled(lead);
    },
    write: async ({ uuid, status }: LeadThread, message: ComposedMessage, quote: Quote | null) => {
      const letter = { uuid, ...message, quote };
      show(await (status === 'READY' ? api.leads.connect(letter) : api.leads.reply(letter)));
    },
    end: async ({ uuid, status, coupleNames }: LeadThread, closing: Closing) => {
      const isDecline = status === 'READY';
      const close = () => api.leads.closeLead({ uuid, ...closing, confirm: status === 'BOOKED' });
      show(await (isDecline ? api.leads.decline({ uuid, ...closing }) : close()));
      tellDone(
        isDecline ? `You declined ${coupleNames}.` : `The conversation with ${coupleNames} is closed.`,
      );
    },
    reportSpam: async ({ uuid, status }: LeadThread, note: string) => {
      show(await api.leads.reportSpam({ uuid, note, confirm: status === 'BOOKED' }));
      tellDone('Thank you. Our team looks at it.');
    },
    markRead: async (input: { uuid: string; seq: number }) => {
      await api.leads.markLeadRead(input);
      showRead(queryClient, input.uuid);
    },
  };
}

export type LeadActions = ReturnType<typeof useLeadActions>;
