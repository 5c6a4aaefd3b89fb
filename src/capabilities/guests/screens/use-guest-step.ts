import { type Done, useAction } from '#app/use-action.ts';
import type { Refreshed } from '#app/use-refresh.ts';
import type { ToastInput } from '#ui/toast-store.ts';
import { guestsQuery, HISTORY_KEY } from '../queries.ts';

interface GuestStep {
  call: () => Promise<unknown>;
  done?: Done;
}

/** What every action on the guest list has in common: the list is read again, and the next toast takes the place of the last. */
export const GUEST_ACTION: {
  refreshes: readonly Refreshed[];
  toast: Pick<ToastInput, 'id' | 'autoDismissMs'>;
} = {
  refreshes: [guestsQuery.queryKey, HISTORY_KEY],
  toast: { id: 'guests', autoDismissMs: 8_000 },
};

/** One step, and what is said of it; a way back is a step as well. */
export function useGuestStep(action = GUEST_ACTION) {
  return useAction({ ...action, run: ({ call }: GuestStep) => call(), done: ({ done }) => done }).mutate;
}
