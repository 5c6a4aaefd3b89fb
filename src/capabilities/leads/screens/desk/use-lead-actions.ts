import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { ComposedMessage } from '#capabilities/inquiries/parts/message-composer.tsx';
import type { VendorReason } from '#capabilities/inquiries/rules/closeout-reasons.ts';
import type { SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import type { QuoteSheet } from '#capabilities/inquiries/rules/quote.ts';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { keepRead, LEAD_COUNTS_KEYS } from '../../queries.ts';
import { AFTER_A_CHARGE, leadStep } from './lead-step.ts';

type Named = Pick<LeadThread, 'uuid' | 'coupleNames'>;
export type Closing = { reason: VendorReason; note: string };

/** What a vendor can do with one lead. Each shows the lead as it is then, in the thread and in every list. */
export function useLeadActions() {
  // For buttons: a refusal is told, and how the lead stands now is read again.
  const step = useAction(leadStep);
  const submit = useAction({ ...leadStep, failure: 'here' });
  // What it costs leaves the balance, which the bar shows.
  const connect = useAction({ ...leadStep, refreshes: AFTER_A_CHARGE, failure: 'here' });
  const markRead = useAction({
    run: (seen: { uuid: string; seq: number }) => api.leads.markLeadRead(seen),
    keeps: (queryClient, _, { uuid }) => keepRead(queryClient, uuid),
    refreshes: LEAD_COUNTS_KEYS,
    failure: 'here',
  });

  function snoozed({ uuid, coupleNames }: Named, days: SnoozeDays | null): Done {
    if (days === null) return { message: `${coupleNames} are back on your list.` };
    return {
      message: `Snoozed. ${coupleNames} will be back in ${plural(days, 'day')}.`,
      undo: () => step.mutate({ call: () => api.leads.snooze({ uuid, days: null }) }),
    };
  }

  function cancelled({ uuid, coupleNames }: Named): Done {
    return {
      message: `${coupleNames} are no longer booked.`,
      undo: () => step.mutate({ call: () => api.leads.bookLead({ uuid, isUndo: true }) }),
    };
  }

  return {
    /** A second press while the first is under way would only be refused. */
    isStepping: step.isPending,
    snooze: (lead: Named, days: SnoozeDays | null) =>
      step.mutateAsync({
        call: () => api.leads.snooze({ uuid: lead.uuid, days }),
        done: snoozed(lead, days),
      }),
    bringBack: (lead: Named) =>
      step.mutate({
        call: () => api.leads.snooze({ uuid: lead.uuid, days: null }),
        done: snoozed(lead, null),
      }),
    withdrawQuote: ({ uuid }: Named, quoteUuid: string) =>
      step.mutate({
        call: () => api.leads.withdrawQuote({ uuid, quoteUuid }),
        done: { tone: 'neutral', message: 'Quote withdrawn. They can’t accept it anymore.' },
      }),
    unbook: (lead: Named) =>
      step.mutate({ call: () => api.leads.unbookLead({ uuid: lead.uuid }), done: cancelled(lead) }),
    confirmBooking: ({ uuid, coupleNames }: Named) =>
      step.mutateAsync({
        call: () => api.leads.confirmLeadBooking({ uuid }),
        done: { message: `You confirmed the booking with ${coupleNames}.` },
      }),
    /** These throw, so that where they were written can say what is wrong. */
    book: ({ uuid, coupleNames }: Named, amountCents: number | null | undefined) =>
      submit.mutateAsync({
        call: () => api.leads.bookLead({ uuid, ...(amountCents !== undefined && { amountCents }) }),
        done: {
          message: `${coupleNames} are booked.`,
          undo: () => step.mutate({ call: () => api.leads.unbookLead({ uuid }) }),
        },
      }),
    cancelBooking: (lead: Named, note: string) =>
      submit.mutateAsync({
        call: () => api.leads.unbookLead({ uuid: lead.uuid, note, confirm: true }),
        done: cancelled(lead),
      }),
    write: (lead: LeadThread, message: ComposedMessage, quote: QuoteSheet | null) => {
      const letter = { uuid: lead.uuid, ...message, quote };
      if (lead.status !== 'READY') return submit.mutateAsync({ call: () => api.leads.reply(letter) });
      return connect.mutateAsync({
        call: () => api.leads.connect(letter),
        done: { message: `You’re connected with ${lead.coupleNames}. You’ll find them in Conversations.` },
      });
    },
    end: ({ uuid, status, coupleNames }: LeadThread, closing: Closing) => {
      const isDecline = status === 'READY';
      const close = () => api.leads.closeLead({ uuid, ...closing, confirm: status === 'BOOKED' });
      return submit.mutateAsync({
        call: () => (isDecline ? api.leads.decline({ uuid, ...closing }) : close()),
        done: {
          message: isDecline
            ? `You declined ${coupleNames}.`
            : `The conversation with ${coupleNames} is closed.`,
        },
      });
    },
    reportSpam: ({ uuid, status }: LeadThread, note: string) =>
      submit.mutateAsync({
        call: () => api.leads.reportSpam({ uuid, note, confirm: status === 'BOOKED' }),
        done: { message: 'Thank you. Our team will take a look.' },
      }),
    markRead: markRead.mutateAsync,
  };
}

export type LeadActions = ReturnType<typeof useLeadActions>;
