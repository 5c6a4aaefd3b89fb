import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { mayShow, type ShowCondition } from './may-show.ts';
import { type ModalName, modalFrames } from './modal-frames.ts';
import { NOTHING_OPEN, overlayManager } from './overlay-manager.ts';

function useOpenOverlays() {
  return useSyncExternalStore(overlayManager.subscribe, overlayManager.open, () => NOTHING_OPEN);
}

/** One named modal, from wherever it is opened. */
export function useOverlay(name: ModalName) {
  const isOpen = useSyncExternalStore(
    overlayManager.subscribe,
    () => overlayManager.isModalOpen(name),
    () => false,
  );
  const open = () => overlayManager.openModal(name);
  const close = () => overlayManager.closeModal(name);
  return { isOpen, open, close, onOpenChange: (isNowOpen: boolean) => (isNowOpen ? open() : close()) };
}

/** Follows the rule: turns true once what stood in the way has gone. */
export function useMayShow(condition: ShowCondition): boolean {
  return mayShow(condition, useOpenOverlays());
}

/**
 * For a modal that comes by itself: opens it as soon as it is due and nothing stands in its way,
 * and not again until it has become due anew. `onShown` is for those that are shown only once.
 */
export function useOpenWhenDue(name: ModalName, isDue: boolean, onShown?: () => void): void {
  const hasOpened = useRef(false);
  const tellShown = useEffectEvent(() => onShown?.());
  const isFree = useMayShow({ needs: modalFrames[name].needs, own: name });

  useEffect(() => {
    if (!isDue) hasOpened.current = false;
    else if (isFree && !hasOpened.current) {
      hasOpened.current = overlayManager.openModal(name);
      if (hasOpened.current) tellShown();
    }
  }, [name, isDue, isFree]);
}

/** Every dialog and drawer says that it is there, so that conditions know of unnamed ones too. */
export function useRegisteredModal(isOpen: boolean, name?: ModalName): void {
  useEffect(() => (isOpen ? overlayManager.register(name) : undefined), [isOpen, name]);
}
