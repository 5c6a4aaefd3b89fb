import { UNDO_OFFERED_MS } from '#capabilities/inquiries/rules/undo-window.ts';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { type ToastInput, toastStore } from '#ui/toast-store.ts';

const ID = 'lead';

/** What was done, with the way back where there is one. */
export function tellDone(message: string, undo?: () => void): void {
  const toast: ToastInput = { id: ID, tone: 'positive', message, autoDismissMs: UNDO_OFFERED_MS };
  toastStore.show(undo ? { ...toast, secondAction: { label: 'Undo', onPress: undo } } : toast);
}

export function tellFailure(error: unknown): void {
  const message = submitFailure(error, () => false).message ?? 'That didn’t work. Please try again.';
  toastStore.show({ id: ID, tone: 'negative', message, autoDismissMs: UNDO_OFFERED_MS });
}
