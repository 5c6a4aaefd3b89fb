export interface ToastAction {
  label: string;
  /** Either leads somewhere inside the product … */
  to?: string;
  /** … or does something here. */
  onPress?: () => void;
}

export interface ToastInput {
  /** Showing an id again replaces the toast that has it. */
  id?: string | number;
  tone: 'positive' | 'negative' | 'neutral';
  message: string;
  action?: ToastAction;
  /** A way back beside the way on: 'Undo'. */
  secondAction?: ToastAction;
  /** None: it stays until someone closes it. */
  autoDismissMs?: number;
  /** How long it fades when it goes. */
  fadeMs?: number;
}

export interface ToastEntry extends ToastInput {
  id: string | number;
  fadeMs: number;
  isLeaving: boolean;
}

/** Someone may point at one toast while the focus is in another. */
export type ToastReader = 'pointer' | 'focus';

export interface ToastStore {
  show: (toast: ToastInput) => string | number;
  dismiss: (id: string | number) => void;
  /** Time stands still while someone reads: no toast goes under a pointer or a focus. */
  pause: (reader: ToastReader) => void;
  resume: (reader: ToastReader) => void;
  list: () => readonly ToastEntry[];
  subscribe: (listener: () => void) => () => void;
}

const DEFAULT_FADE_MS = 200;

export function createToastStore(): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const readers = new Set<ToastReader>();
  const timers = new Map<string | number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function publish(next: readonly ToastEntry[]) {
    entries = next;
    for (const listener of listeners) listener();
  }

  function schedule(id: string | number, delayMs: number, then: () => void) {
    clearTimeout(timers.get(id));
    timers.set(id, setTimeout(then, delayMs));
  }

  function remove(id: string | number) {
    timers.delete(id);
    publish(entries.filter((entry) => entry.id !== id));
    // Browsers do not tell that a pointer has left what is no longer there.
    resume('pointer');
  }

  function dismiss(id: string | number) {
    const leaving = entries.find((entry) => entry.id === id && !entry.isLeaving);
    if (!leaving) return;
    publish(entries.map((entry) => (entry.id === id ? { ...entry, isLeaving: true } : entry)));
    schedule(id, leaving.fadeMs, () => remove(id));
  }

  function startClock(entry: ToastEntry) {
    if (entry.autoDismissMs === undefined || entry.isLeaving || readers.size > 0) return;
    schedule(entry.id, entry.autoDismissMs, () => dismiss(entry.id));
  }

  function resume(reader: ToastReader) {
    if (!readers.delete(reader) || readers.size > 0) return;
    for (const entry of entries) startClock(entry);
  }

  return {
    dismiss,
    resume,
    list: () => entries,
    show(toast) {
      lastId += 1;
      const entry = {
        fadeMs: DEFAULT_FADE_MS,
        ...toast,
        id: toast.id ?? `toast-${lastId}`,
        isLeaving: false,
      };
      clearTimeout(timers.get(entry.id));
      publish([...entries.filter((other) => other.id !== entry.id), entry]);
      startClock(entry);
      return entry.id;
    },
    pause(reader) {
      readers.add(reader);
      for (const entry of entries) if (!entry.isLeaving) clearTimeout(timers.get(entry.id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's one stack. Nothing is shown on the server, where this would be shared by everyone. */
export const toastStore = createToastStore();
