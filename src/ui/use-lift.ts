import { type RefObject, useLayoutEffect } from 'react';

/** Bars at the bottom of a screen whose buttons are needed next say so; a toast stands above them. */
const BARS = '[data-bottom-bar]';

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far a stack that rests at the foot of the window must rise so that it covers none of the bars. */
export function liftOver(stack: Rect, bars: readonly Rect[], windowHeight: number): number {
  const restsFrom = windowHeight - (stack.bottom - stack.top);
  const covered = bars.filter(
    ({ left, right, top, bottom }) =>
      left < stack.right && right > stack.left && top < windowHeight && bottom > restsFrom,
  );
  return Math.max(0, ...covered.map(({ top }) => windowHeight - top));
}

/** Keeps the region of a toast above the bars of the screen, which come, go and grow while it is there. */
export function useLift(toast: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = toast;
    const region = current?.parentElement;
    if (!current || !region) return;
    let frame = 0;
    function rise() {
      if (!current || !region) return;
      const { left, right } = current.getBoundingClientRect();
      const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
      const stack = { left, right, top: 0, bottom: region.offsetHeight };
      region.style.bottom = `${liftOver(stack, bars, window.innerHeight)}px`;
    }
    function riseSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(rise);
    }
    rise();
    const sizes = new ResizeObserver(riseSoon);
    for (const bar of document.querySelectorAll(BARS)) sizes.observe(bar);
    const changes = new MutationObserver(riseSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', riseSoon);
    window.addEventListener('scroll', riseSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', riseSoon);
      window.removeEventListener('scroll', riseSoon);
    };
  }, [toast]);
}
