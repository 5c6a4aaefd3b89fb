import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { rowForKey } from './row-keys.ts';
import type { VirtualRange } from './virtual-range.ts';

interface ActiveRowSetup {
  rowCount: number;
  range: VirtualRange;
  pageRows: number;
  reveal: (row: number) => void;
  /** Undefined where rows cannot be selected. */
  onToggle: ((row: number, withShift: boolean) => void) | undefined;
  onAction: ((row: number) => void) | undefined;
}

/** One Tab stop for all rows, and the keys that move it. */
export function useActiveRow(setup: ActiveRowSetup) {
  const { rowCount, range, pageRows, reveal, onToggle, onAction } = setup;
  const [active, setActive] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const element = useRef<HTMLTableRowElement>(null);
  const mustFocus = useRef(false);
  const isSeen = active >= range.start && active < range.end;

  // The row to focus may exist only after the render that scrolling brought.
  useEffect(() => {
    if (!mustFocus.current || !element.current) return;
    mustFocus.current = false;
    element.current.focus({ preventScroll: true });
    // The table has brought the row into its own sight; the page may have to follow.
    element.current.scrollIntoView({ block: 'nearest' });
  });

  function move(target: number) {
    mustFocus.current = true;
    setActive(target);
    reveal(target);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys inside a cell belong to what stands there.
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const row = Number(event.target.dataset.row);
    const target = rowForKey(event.key, { row, rowCount, pageRows });
    if (target !== undefined) {
      if (event.shiftKey) onToggle?.(target, true);
      move(target);
    } else if (event.key === ' ' && onToggle) onToggle(row, event.shiftKey);
    else if (event.key === 'Enter' && onAction) onAction(row);
    else return;
    event.preventDefault();
  }

  function onFocus(event: FocusEvent) {
    setHasFocus(true);
    const row = event.target.closest<HTMLElement>('[data-row]');
    if (row) setActive(Number(row.dataset.row));
  }

  return {
    element,
    active,
    /** Stays rendered while it has the focus. */
    pinned: hasFocus ? active : null,
    tabStop: isSeen || hasFocus ? active : range.start,
    bodyProps: { onKeyDown, onFocus, onBlur: () => setHasFocus(false) },
  };
}
