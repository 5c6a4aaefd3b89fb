import { mayShow, type OpenOverlays, type ShowCondition } from './may-show.ts';
import type { Modal } from './modals.ts';
import { type ToastStore, toastStore } from './toast-store.ts';

export interface OverlayManager {
  /** False when the modal's condition does not hold now; then nothing opens. */
  openModal: (modal: Modal) => boolean;
  closeModal: (modal: Modal) => void;
  isModalOpen: (modal: Modal) => boolean;
  /** For a dialog that is on the screen, named or not; the returned function takes it off the books. */
  register: (name?: string) => () => void;
  mayShow: (condition: ShowCondition) => boolean;
  /** The same object until something opens or closes. */
  open: () => OpenOverlays;
  subscribe: (listener: () => void) => () => void;
}

export const NOTHING_OPEN: OpenOverlays = { modals: [], toasts: [] };

/** Knows every modal and toast that is open, so that conditions between them are asked in one place. */
export function createOverlayManager(toasts: ToastStore): OverlayManager {
  const requested = new Set<string>();
  const shown = new Map<symbol, string | undefined>();
  const listeners = new Set<() => void>();
  let open = NOTHING_OPEN;

  function refresh() {
    // A lazily loaded modal is open from the request on, before its dialog stands on the screen.
    const named = new Set(requested);
    let unnamed = 0;
    for (const name of shown.values()) {
      if (name) named.add(name);
      else unnamed += 1;
    }
    const others = Array.from({ length: unnamed }, (_, index) => `unnamed-${index + 1}`);
    open = { modals: [...named, ...others], toasts: toasts.list().map((toast) => toast.id) };
    for (const listener of listeners) listener();
  }

  toasts.subscribe(refresh);

  function may(condition: ShowCondition) {
    return mayShow(condition, open);
  }

  /** A dialog may leave together with its page; asked for still, it would stand in everyone's way unseen. */
  function forgetUnlessShown(name: string) {
    const isShown = [...shown.values()].includes(name);
    if (!isShown && requested.delete(name)) refresh();
  }

  return {
    mayShow: may,
    open: () => open,
    isModalOpen: ({ name }) => requested.has(name),
    openModal({ name, needs }) {
      if (requested.has(name)) return true;
      if (!may({ needs, own: name })) return false;
      requested.add(name);
      refresh();
      return true;
    },
    closeModal({ name }) {
      if (requested.delete(name)) refresh();
    },
    register(name) {
      const key = Symbol(name);
      shown.set(key, name);
      refresh();
      return () => {
        if (!shown.delete(key)) return;
        refresh();
        // A moment later, since React's strict mode takes every new dialog off once and puts it back.
        if (name) queueMicrotask(() => forgetUnlessShown(name));
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's one manager. On the server nothing ever opens, so nothing is shared there. */
export const overlayManager = createOverlayManager(toastStore);

export const { openModal, closeModal } = overlayManager;
