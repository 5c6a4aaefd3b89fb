import { type RefObject, useEffect, useRef, useState } from 'react';

/** Which row has the focus. It stays rendered when it is scrolled away, and one that is not rendered can get it. */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const [pinned, setPinned] = useState<number | null>(null);
  const awaited = useRef<number | null>(null);
  const last = useRef(0);

  // The row may exist only after the render that pinning it brought.
  useEffect(() => {
    if (awaited.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-lead="${awaited.current}"]`);
    if (!link) return;
    awaited.current = null;
    link.focus({ preventScroll: true });
    link.closest('li')?.scrollIntoView({ block: 'nearest' });
  });

  // A row that was dealt with leaves the list, and the focus goes to the one in its place.
  const { length } = rows;
  useEffect(() => {
    if (pinned === null || document.activeElement !== document.body) return;
    if (length === 0) setPinned(null);
    else {
      awaited.current = Math.min(pinned, length - 1);
      setPinned(awaited.current);
    }
  }, [pinned, length]);

  function focusRow(index: number) {
    awaited.current = index;
    setPinned(index);
  }

  return {
    pinned,
    focusRow,
    /** After a dialog whose opener is gone with what it dealt with: the row in its place. */
    recover: () => {
      if (document.activeElement === document.body && length > 0)
        focusRow(Math.min(last.current, length - 1));
    },
    listProps: {
      onFocus: ({ target }: { target: EventTarget & Element }) => {
        const row = target.closest('li')?.querySelector<HTMLElement>('[data-lead]');
        if (!row) return;
        last.current = Number(row.dataset.lead);
        setPinned(last.current);
      },
      onBlur: () => awaited.current === null && setPinned(null),
    },
  };
}
