import { toastStore } from '#ui/toast-store.ts';

/** Where no field stands beside what was asked for. */
export function tellRefused(problem: string | undefined): void {
  if (problem !== undefined) toastStore.show({ id: 'website-refused', tone: 'negative', message: problem });
}
