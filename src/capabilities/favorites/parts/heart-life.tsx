import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Heart, useFavorite } from './use-favorite.ts';

export interface HeartLifeProps {
  heart: Heart;
  toggle: RefObject<(() => void) | undefined>;
  /** Somebody pressed before there was anyone to hear it. */
  isWaiting: RefObject<boolean>;
  onChange: (isFavorite: boolean) => void;
}

/** What a heart knows and does. It draws nothing, so that the button stays the same one, focus included. */
export function HeartLife({ heart, toggle, isWaiting, onChange }: HeartLifeProps) {
  const favorite = useFavorite(heart);
  useLayoutEffect(() => {
    toggle.current = () => void favorite.toggle();
    onChange(favorite.isFavorite);
  });
  useEffect(() => {
    if (isWaiting.current) toggle.current?.();
    isWaiting.current = false;
    return () => {
      toggle.current = undefined;
      onChange(false);
    };
  }, [toggle, isWaiting, onChange]);
  return null;
}
