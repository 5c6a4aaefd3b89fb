import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** How far each list was scrolled, for as long as the page lives: whoever comes back from a lead finds their place. */
const places = new Map<string, number>();

function scrollsItself(frame: HTMLElement): boolean {
  return getComputedStyle(frame).overflowY !== 'visible';
}

/** Remembers and restores the place of a list that scrolls by itself on wide screens and with the page on phones. */
export function useListPlace(frame: RefObject<HTMLElement | null>, key: string, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = frame.current;
    const place = places.get(key);
    if (!isShown || !element || place === undefined) return;
    if (scrollsItself(element)) element.scrollTop = place;
    else window.scrollTo(0, place);
  }, [frame, key, isShown]);

  useEffect(() => {
    function keep() {
      const element = frame.current;
      // A list that is not in sight has no place of its own.
      if (!element || element.offsetParent === null) return;
      places.set(key, scrollsItself(element) ? element.scrollTop : window.scrollY);
    }
    document.addEventListener('scroll', keep, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', keep, { capture: true });
  }, [frame, key]);
}
