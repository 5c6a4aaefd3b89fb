import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { mayShow, type ShowCondition } from './may-show.ts';
import type { Modal } from './modals.ts';
import { NOTHING_OPEN, overlayManager } from './overlay-manager.ts';

function useOpenOverlays() {
  return useSyncExternalStore(overlayManager.subscribe, overlayManager.open, () => NOTHING_OPEN);
}

/** One named modal, from wherever it is opened. */
export function useOverlay(modal: Modal) {
  const isOpen = useSyncExternalStore(
    overlayManager.subscribe,
    () => overlayManager.isModalOpen(modal),
    () => false,
  );
  const open = () => overlayManager.openModal(modal);
  const close = () => overlayManager.closeModal(modal);
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
export function useOpenWhenDue(modal: Modal, isDue: boolean, onShown?: () => void): void {
  const hasOpened = useRef(false);
  const tellShown = useEffectEvent(() => onShown?.());
  const isFree = useMayShow({ needs: modal.needs, own: modal.name });

  useEffect(() => {
    if (!isDue) hasOpened.current = false;
    else if (isFree && !hasOpened.current) {
      hasOpened.current = overlayManager.openModal(modal);
      if (hasOpened.current) tellShown();
    }
  }, [modal, isDue, isFree]);
}

/**
 * Whether a modal that was asked for stands on the screen. One that waits for its turn waits on where another dialog
 * came while its code was on the way: it would take the focus from a field somebody types into.
 */
export function useStands(modal: Modal): boolean {
  const { isOpen } = useOverlay(modal);
  const isFree = useMayShow({ needs: modal.needs, own: modal.name });
  const [stood, setStood] = useState(false);
  const stands = isOpen && (stood || isFree);
  if (stands !== stood) setStood(stands);
  return stands;
}

/** Every dialog and drawer says that it is there, so that conditions know of unnamed ones too. */
export function useRegisteredModal(isOpen: boolean, name?: string): void {
  useEffect(() => (isOpen ? overlayManager.register(name) : undefined), [isOpen, name]);
}
