import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** One Tab stop for all rows. The one that has the focus stays rendered. */
export function useActiveRow() {
  const [active, setActive] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const element = useRef<HTMLTableRowElement>(null);
  const wanted = useRef<number | null>(null);

  // The row to focus exists only after the render that pinned it. Effects of an earlier one may run after the key was pressed.
  useEffect(() => {
    if (wanted.current !== active || !element.current) return;
    wanted.current = null;
    element.current.focus({ preventScroll: true });
    element.current.scrollIntoView({ block: 'nearest' });
  });

  return {
    element,
    active,
    hasFocus,
    pinned: hasFocus ? active : null,
    move: (target: number) => {
      // Nothing is rendered then, and a wish that stays would call the focus back from wherever it has gone.
      if (target === active) return element.current?.scrollIntoView({ block: 'nearest' });
      wanted.current = target;
      setActive(target);
    },
    focusProps: {
      onFocus: (event: FocusEvent) => {
        setHasFocus(true);
        const row = rowAt(event);
        if (row !== undefined) setActive(row);
      },
      onBlur: () => setHasFocus(false),
    },
  };
}

/** The row in which something happened. */
export function rowAt(event: FocusEvent | KeyboardEvent | MouseEvent): number | undefined {
  const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row]');
  return row ? Number(row.dataset.row) : undefined;
}
