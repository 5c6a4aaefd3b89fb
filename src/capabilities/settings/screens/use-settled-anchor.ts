import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const HANDS_ON = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * An address may name a section further down, and the sections above it only get their real height once loaded. So the
 * page is brought to that section again when all has come, unless the reader has begun to move by then.
 */
export function useSettledAnchor() {
  const { hash } = useLocation();
  const isLoading = useIsFetching() > 0;
  const wasLoading = useRef(false);
  const isOver = useRef(false);

  useEffect(() => {
    const giveUp = () => {
      isOver.current = true;
    };
    for (const type of HANDS_ON) window.addEventListener(type, giveUp, { once: true, passive: true });
    return () => {
      for (const type of HANDS_ON) window.removeEventListener(type, giveUp);
    };
  }, []);

  useEffect(() => {
    if (isLoading) wasLoading.current = true;
    if (isLoading || !wasLoading.current || isOver.current) return;
    isOver.current = true;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isLoading, hash]);
}
