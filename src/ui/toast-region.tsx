import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { type ToastEntry, type ToastStore, toastStore } from './toast-store.ts';
import { useToastFocus } from './use-toast-focus.ts';

// Most visits see none; the region is there before it, so its words are still heard.
function ToastWords({ toast }: { toast: ToastEntry }) {
  return (
    <p className="pointer-events-auto rounded-card border border-line bg-paper p-4 shadow-float">
      {toast.message}
    </p>
  );
}

export const loadToast = () => import('./toast.tsx');
const Toast = lazy(async () => {
  try {
    return { default: (await loadToast()).Toast };
  } catch {
    // Without a connection its looks may be missing. Its words are told, and the page stays.
    return { default: ToastWords };
  }
});

const none: readonly ToastEntry[] = [];

/** Stands once in the frame of the application; the region exists before its first word, or nobody would hear it. */
export function ToastRegion({ store = toastStore }: { store?: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => none);
  const region = useRef<HTMLElement>(null);
  const rememberPlace = useToastFocus(region);
  return (
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      // Keeps the stack readable and closable while a modal hides the rest of the page.
      data-react-aria-top-layer="true"
      data-print="hidden"
      onFocus={(event) => {
        rememberPlace(event);
        store.pause('focus');
      }}
      onBlur={() => store.resume('focus')}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:items-end md:p-6"
    >
      <Suspense>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            onDismiss={() => store.dismiss(toast.id)}
            onPointAt={(isPointing) => (isPointing ? store.pause('pointer') : store.resume('pointer'))}
          />
        ))}
      </Suspense>
    </section>
  );
}
