import { mayShow, type OpenOverlays } from './may-show.ts';
import type { ToastInput } from './toast-store.ts';

export const UNANSWERED_TOAST_ID = 4200;

/** Section 4, unanswered-message toast: stays until closed, fades for a second, leads to the active inquiries. */
export function unansweredMessagesToast(count: number, to: string): ToastInput & { id: number } {
  return {
    id: UNANSWERED_TOAST_ID,
    tone: 'neutral',
    message: count === 1 ? 'You have 1 unanswered message' : `You have ${count} unanswered messages`,
    action: { label: 'View', to },
    fadeMs: 1000,
  };
}

export function isUnansweredToastDue(count: number, open: OpenOverlays): boolean {
  return count > 0 && mayShow({ needs: 'no-modal-or-toast', own: UNANSWERED_TOAST_ID }, open);
}
