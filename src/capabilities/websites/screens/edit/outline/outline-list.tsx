import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type OutlineRow, useSameRows } from './outline-row.ts';
import { CurrentRow, type OutlineActs, OutlineRows } from './outline-rows.tsx';

interface OutlineListProps extends OutlineActs {
  label: string;
  rows: readonly OutlineRow[];
  current?: string;
  /** Whoever comes back from it goes on from there. */
  focusOn?: string | undefined;
}

/** About half a second, more where frames are rare. */
const PATIENCE_FRAMES = 30;

/** As many as are in sight; the others follow frame by frame, so that nobody waits for forty. */
const AT_ONCE = 12;

/** How many are drawn by now: all of them in the document, and in a list that was there before. */
function useDrawnCount(all: number): number {
  const isHydrated = useHydrated();
  const [count, setCount] = useState(isHydrated ? AT_ONCE : all);
  useEffect(() => {
    if (count < all) startTransition(() => setCount(count + AT_ONCE));
  }, [count, all]);
  return count;
}

/** Rows that are opened by a press and brought into order by hand, by pointer or keyboard. */
export function OutlineList({ label, rows, current, focusOn, ...given }: OutlineListProps) {
  const same = useSameRows(rows);
  const drawn = useDrawnCount(same.length);
  const inSight = useMemo(() => same.slice(0, drawn), [same, drawn]);
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const [acts] = useState<OutlineActs>(() => ({
    onOpen: (id) => latest.current.onOpen(id),
    onAction: (id, action) => latest.current.onAction(id, action),
    onMove: (id, after) => latest.current.onMove(id, after),
    menuOf: (id) => latest.current.menuOf(id),
  }));
  useEffect(() => {
    if (focusOn === undefined) return;
    // The list is there before its rows, by a frame or by many, and may draw them anew: until then, whoever is nowhere waits.
    let left = PATIENCE_FRAMES;
    let frame = requestAnimationFrame(function look() {
      const isFirst = left === PATIENCE_FRAMES;
      if (isFirst || document.activeElement === document.body)
        list.current?.querySelector<HTMLElement>(`[role=row][data-key="${focusOn}"]`)?.focus();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [focusOn]);
  return (
    <CurrentRow value={current}>
      <OutlineRows ref={list} label={label} rows={inSight} acts={acts} />
    </CurrentRow>
  );
}
