import { type RefObject, useCallback, useEffect, useState } from 'react';
import {
  type CarouselMeasure,
  carouselEnds,
  carouselTarget,
  isWiderThanContainer,
} from './carousel-steps.ts';

/** Measuring waits until a resize is over, as the specification has it. */
const RESIZE_WAIT_MS = 500;

function measureOf(track: HTMLElement): CarouselMeasure {
  const [first, second] = track.children;
  const left = (tile: Element | undefined) => (tile instanceof HTMLElement ? tile.offsetLeft : 0);
  const stepWidth = second ? left(second) - left(first) : (first?.clientWidth ?? 0);
  const { scrollLeft, clientWidth, scrollWidth } = track;
  return { scrollLeft, clientWidth, scrollWidth, stepWidth };
}

const still = { hasArrows: false, isAtStart: true, isAtEnd: true };

/** What the arrows of a sideways list need to know; without scripts there are none and the list just scrolls. */
export function useCarousel(track: RefObject<HTMLElement | null>, tileCount: number) {
  const [place, setPlace] = useState(still);

  const look = useCallback(() => {
    if (!track.current) return;
    const measure = measureOf(track.current);
    const next = { hasArrows: isWiderThanContainer(measure), ...carouselEnds(measure) };
    const isSame = (last: typeof next) =>
      last.hasArrows === next.hasArrows && last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd;
    setPlace((last) => (isSame(last) ? last : next));
  }, [track]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function lookLater() {
      clearTimeout(timer);
      timer = setTimeout(look, RESIZE_WAIT_MS);
    }
    window.addEventListener('resize', lookLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', lookLater);
    };
  }, [look]);

  useEffect(() => {
    if (tileCount > 0) look();
  }, [look, tileCount]);

  function go(direction: 1 | -1) {
    // Smooth or not is the style sheet's word, which knows about reduced motion.
    track.current?.scrollTo({ left: carouselTarget(measureOf(track.current), direction) });
  }

  return { ...place, look, go };
}
