import type { KeyboardEvent } from 'react';

/** Parts of a picture are pressed as buttons are. */
export function pressedByKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
}
