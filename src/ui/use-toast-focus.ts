import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Buttons and links of toasts that stay; those that leave are inert. */
const PLACES = ':scope > :not([inert]) :is(a, button)';

function lastPlace(region: HTMLElement): HTMLElement | undefined {
  return [...region.querySelectorAll<HTMLElement>(PLACES)].at(-1);
}

function focusedIn(region: HTMLElement): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && region.contains(focused) ? focused : null;
}

/**
 * F6 leads from anywhere, an open modal included, to the newest toast and from there back again.
 * The focus of a toast that goes moves to another one, and after the last to where it came from.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<EventTarget>(null);

  function goBack(from: HTMLElement) {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    // Where that place is gone, or was none, the toasts still learn that they are no longer read.
    from.blur();
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6' || !region.current) return;
      const place = lastPlace(region.current);
      if (!place) return;
      event.preventDefault();
      const focused = focusedIn(region.current);
      if (focused) goBack(focused);
      else place.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  // Before the browser notices that the focus stands on something inert and lets it fall.
  useLayoutEffect(() => {
    if (!region.current) return;
    const focused = focusedIn(region.current);
    if (!focused?.closest('[inert]')) return;
    // Whoever pressed with a pointer is not about to press the next one, too.
    const place = focused.matches(':focus-visible') && lastPlace(region.current);
    if (place) place.focus();
    else goBack(focused);
  });

  return function rememberPlace(event: FocusEvent) {
    const isFromOutside = !(event.relatedTarget && region.current?.contains(event.relatedTarget));
    if (isFromOutside) cameFrom.current = event.relatedTarget;
  };
}
