import { type RefObject, useEffect, useRef, useState } from 'react';

/** Which row has the focus. It stays rendered when it is scrolled away, and one that is not rendered can get it. */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const [pinned, setPinned] = useState<number | null>(null);
  const awaited = useRef<number | null>(null);

  // The row may exist only after the render that pinning it brought.
  useEffect(() => {
    if (awaited.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-lead="${awaited.current}"]`);
    if (!link) return;
    awaited.current = null;
    link.focus({ preventScroll: true });
    link.closest('li')?.scrollIntoView({ block: 'nearest' });
  });

  return {
    pinned,
    focusRow: (index: number) => {
      awaited.current = index;
      setPinned(index);
    },
    listProps: {
      onFocus: ({ target }: { target: EventTarget & Element }) => {
        const row = target.closest('li')?.querySelector<HTMLElement>('[data-lead]');
        if (row) setPinned(Number(row.dataset.lead));
      },
      onBlur: () => awaited.current === null && setPinned(null),
    },
  };
}
