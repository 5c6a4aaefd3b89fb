import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** One Tab stop for all rows. The one that has the focus stays rendered. */
export function useActiveRow() {
  const [active, setActive] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const element = useRef<HTMLTableRowElement>(null);
  const mustFocus = useRef(false);

  // The row to focus exists only after the render that pinned it.
  useEffect(() => {
    if (!mustFocus.current || !element.current) return;
    mustFocus.current = false;
    element.current.focus({ preventScroll: true });
    element.current.scrollIntoView({ block: 'nearest' });
  });

  return {
    element,
    active,
    hasFocus,
    pinned: hasFocus ? active : null,
    move: (target: number) => {
      mustFocus.current = true;
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
