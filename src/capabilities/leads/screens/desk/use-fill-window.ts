import { type RefObject, useLayoutEffect } from 'react';

/** Less than this is no room to work in; then the page scrolls. */
const LEAST_HEIGHT = 280;

/**
 * Tells an element how high the window is below it, as `--room`: bars above come and go, and a workplace should end
 * where the window does.
 */
export function useFillWindow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const filled = element.current;
    if (!filled) return;
    let known = 0;
    function measure() {
      if (!filled) return;
      const top = filled.getBoundingClientRect().top + window.scrollY;
      const room = Math.max(Math.floor(window.innerHeight - top), LEAST_HEIGHT);
      if (room === known) return;
      known = room;
      filled.style.setProperty('--room', `${room}px`);
    }
    measure();
    window.addEventListener('resize', measure);
    // A bar that is closed makes the page shorter.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      window.removeEventListener('resize', measure);
      observer.disconnect();
    };
  }, [element]);
}
