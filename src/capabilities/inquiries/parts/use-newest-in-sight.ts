import { useLayoutEffect, useRef } from 'react';

/** Whoever is that near to the end reads along with what comes. */
const NEAR_PX = 80;
/** Above the newest event, where the talk is scrolled to its beginning. */
const MARGIN_PX = 24;

/** The end of the talk, but no further than the beginning of its newest event: what follows it may be long. */
function newestTop(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight;
  const newest = [...box.querySelectorAll('ol > li')].at(-1);
  if (!newest) return end;
  const top = newest.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  return Math.min(end, top - MARGIN_PX);
}

/**
 * A talk is read from its end: it opens there and stays there while what is in it grows, unless its reader has gone
 * back. What they wrote themselves always comes into sight.
 */
export function useNewestInSight({ lastSeq, isOwn }: { lastSeq: number; isOwn: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    // Who reads with the keyboard scrolls it with the arrows.
    box.tabIndex = 0;
    const stay = () => {
      if (isAtEnd.current) box.scrollTop = Math.max(box.scrollTop, newestTop(box));
    };
    const look = () => {
      isAtEnd.current = newestTop(box) - box.scrollTop < NEAR_PX;
    };
    stay();
    const sizes = new ResizeObserver(stay);
    sizes.observe(content);
    sizes.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && isOwn && lastSeq > 0) box.scrollTop = box.scrollHeight;
  }, [lastSeq, isOwn]);

  return scroller;
}
