import { type ReactNode, useState } from 'react';

export interface HeldValueProps<T> {
  initial: T;
  children: (value: T, setValue: (value: T) => void) => ReactNode;
}

/** Keeps the value that a screen would keep, so that an example can be used and not only looked at. */
export function HeldValue<T>({ initial, children }: HeldValueProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
