import { toastStore } from '#ui/toast-store.ts';

const SHOWN_MS = 6_000;

export function showDone(message: string) {
  toastStore.show({ id: 'settings-done', tone: 'positive', message, autoDismissMs: SHOWN_MS });
}
