import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Heart, type HeartState, useFavorite } from './use-favorite.ts';

export interface HeartLifeProps {
  heart: Heart;
  toggle: RefObject<(() => void) | undefined>;
  /** How often somebody pressed before there was anyone to hear it. */
  waiting: RefObject<number>;
  onChange: (change: (before: HeartState) => HeartState) => void;
}

/** What a heart knows and does. It draws nothing, so that the button stays the same one, focus included. */
export function HeartLife({ heart, toggle, waiting, onChange }: HeartLifeProps) {
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
    for (; waiting.current > 0; waiting.current -= 1) toggle.current?.();
    return () => {
      toggle.current = undefined;
      onChange(() => ({ isMine: false }));
    };
  }, [toggle, waiting, onChange]);
  return null;
}
