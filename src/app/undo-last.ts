import { toastStore } from '#ui/toast-store.ts';

/** Takes the newest way back that is still offered, as its button in the toast would. */
export function undoLast(): void {
  const entry = toastStore
    .list()
    .findLast(({ isLeaving, secondAction }) => !isLeaving && secondAction?.onPress);
  if (!entry) return;
  entry.secondAction?.onPress?.();
  toastStore.dismiss(entry.id);
}
