import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Heart, type HeartState, useFavorite } from './use-favorite.ts';

export interface HeartLifeProps {
  heart: Heart;
  toggle: RefObject<(() => void) | undefined>;
  /** Somebody pressed before there was anyone to hear it. */
  isWaiting: RefObject<boolean>;
  onChange: (change: (before: HeartState) => HeartState) => void;
}

/** What a heart knows and does. It draws nothing, so that the button stays the same one, focus included. */
export function HeartLife({ heart, toggle, isWaiting, onChange }: HeartLifeProps) {
  const favorite = useFavorite(heart);
  const { isMine, savers } = favorite;
  useLayoutEffect(() => {
    toggle.current = () => void favorite.toggle();
    // The same again draws nothing: a page has two dozen of these.
    onChange((before) =>
      before.isMine === isMine && before.savers === savers ? before : { isMine, savers },
    );
  });
  useEffect(() => {
    if (isWaiting.current) toggle.current?.();
    isWaiting.current = false;
    return () => {
      toggle.current = undefined;
      onChange(() => ({ isMine: false }));
    };
  }, [toggle, isWaiting, onChange]);
  return null;
}
