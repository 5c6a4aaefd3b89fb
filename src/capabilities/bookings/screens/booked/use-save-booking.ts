import { useQueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { todayHere } from '#app/today-here.ts';
import { UNDO_OFFERED_MS } from '#capabilities/inquiries/rules/undo-window.ts';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { BookedVendor, BookingDetails } from '../../contract.ts';
import { bookedQuery } from './booked-query.ts';
import type { Payment } from './payment-sums.ts';

const TOAST = { id: 'booking', autoDismissMs: UNDO_OFFERED_MS } as const;

export function useSaveBooking() {
  const queryClient = useQueryClient();

  /** Throws to refuse, for the form. */
  async function save({ inquiry: { uuid } }: BookedVendor, details: BookingDetails): Promise<void> {
    const saved = await api.bookings.saveBooking({ uuid, ...details });
    queryClient.setQueryData(bookedQuery.queryKey, (list) =>
      list?.map((booked) => (booked.inquiry.uuid === uuid ? saved : booked)),
    );
  }

  async function attempt(booked: BookedVendor, details: BookingDetails): Promise<boolean> {
    try {
      await save(booked, details);
      return true;
    } catch (error) {
      const message = submitFailure(error, () => false).message ?? 'That didn’t work. Please try again.';
      toastStore.show({ ...TOAST, tone: 'negative', message });
      return false;
    }
  }

  async function markPaid(booked: BookedVendor, paid: Payment): Promise<void> {
    const { details } = booked;
    const payments = details.payments.map((payment) =>
      payment === paid ? { ...payment, paidOn: todayHere() } : payment,
    );
    if (!(await attempt(booked, { ...details, payments }))) return;
    toastStore.show({
      ...TOAST,
      tone: 'positive',
      message: `${paid.label} is marked as paid.`,
      secondAction: { label: 'Undo', onPress: () => void attempt(booked, details) },
    });
  }

  return { save, markPaid };
}

export type SaveBooking = ReturnType<typeof useSaveBooking>;
