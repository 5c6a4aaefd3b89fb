import { useEffect, useEffectEvent } from 'react';

/** When this goes without being left: the other partner removed what it is about, or a key led elsewhere. */
export function useAtEnd(act: () => void): void {
  const end = useEffectEvent(act);
  useEffect(() => () => end(), []);
}
