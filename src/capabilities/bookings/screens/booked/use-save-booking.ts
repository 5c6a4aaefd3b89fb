import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { todayHere } from '#app/today-here.ts';
import { type Done, useAction } from '#app/use-action.ts';
import { UNDO_OFFERED_MS } from '#capabilities/inquiries/rules/undo-window.ts';
import type { BookedVendor, BookingDetails } from '../../contract.ts';
import { bookedQuery } from '../../queries.ts';
import type { Payment } from './payment-sums.ts';

interface Saving {
  booked: BookedVendor;
  details: BookingDetails;
  done?: Done;
}

export function useSaveBooking() {
  const saving = {
    run: ({ booked: { inquiry }, details }: Saving) =>
      api.bookings.saveBooking({ uuid: inquiry.uuid, ...details }),
    keeps: (queryClient: QueryClient, saved: BookedVendor) =>
      queryClient.setQueryData(bookedQuery.queryKey, (list) =>
        list?.map((booked) => (booked.inquiry.uuid === saved.inquiry.uuid ? saved : booked)),
      ),
    done: ({ done }: Saving) => done,
    toast: { id: 'booking', autoDismissMs: UNDO_OFFERED_MS },
  };
  const press = useAction(saving);
  const submit = useAction({ ...saving, failure: 'here' });

  function markPaid(booked: BookedVendor, paid: Payment): void {
    const { details } = booked;
    const payments = details.payments.map((payment) =>
      payment === paid ? { ...payment, paidOn: todayHere() } : payment,
    );
    press.mutate({
      booked,
      details: { ...details, payments },
      done: {
        message: `Marked ${paid.label} as paid.`,
        undo: () => press.mutate({ booked, details }),
      },
    });
  }

  return {
    /** Throws to refuse, for the form. */
    save: (booked: BookedVendor, details: BookingDetails) => submit.mutateAsync({ booked, details }),
    markPaid,
  };
}

export type SaveBooking = ReturnType<typeof useSaveBooking>;
