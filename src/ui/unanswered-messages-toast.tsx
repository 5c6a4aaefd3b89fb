import { useEffect, useRef } from 'react';
import { overlayManager } from './overlay-manager.ts';
import { toastStore } from './toast-store.ts';
import { isUnansweredToastDue, UNANSWERED_TOAST_ID, unansweredMessagesToast } from './unanswered-messages.ts';

function isShown() {
  return toastStore.list().some((toast) => toast.id === UNANSWERED_TOAST_ID && !toast.isLeaving);
}

/** Stands in a shell that knows the count. Once closed, it comes back only for a higher count. */
export function UnansweredMessagesToast({ count, to }: { count: number; to: string }) {
  const told = useRef(0);

  useEffect(() => {
    if (count === 0) toastStore.dismiss(UNANSWERED_TOAST_ID);
    else if (count < told.current && isShown()) toastStore.show(unansweredMessagesToast(count, to));
    told.current = Math.min(told.current, count);

    function showWhenFree() {
      if (count <= told.current || !isUnansweredToastDue(count, overlayManager.open())) return;
      told.current = count;
      toastStore.show(unansweredMessagesToast(count, to));
    }
    showWhenFree();
    return overlayManager.subscribe(showWhenFree);
  }, [count, to]);

  return null;
}
