import { useEffect, useEffectEvent, useRef } from 'react';
import type { Sheet } from './use-sheet.ts';

/** The row somebody is in goes, since the other partner removed it or it is folded away: the next one takes its place. */
export function useRowThatGoes({ grid, lineRows, holdsFocus, go }: Sheet): void {
  const { active, pick } = grid;
  const at = active ? lineRows.findIndex(({ key }) => key === active.key) : -1;
  const lastAt = useRef(-1);
  const isGone = active !== null && at === -1;

  const step = useEffectEvent(() => {
    const next = lineRows[Math.min(lastAt.current, lineRows.length - 1)];
    if (!active || !next || lastAt.current === -1) return;
    const cell = { key: next.key, column: active.column };
    if (holdsFocus) go(cell);
    else pick(cell);
  });

  useEffect(() => {
    if (at !== -1) lastAt.current = at;
  }, [at]);
  useEffect(() => {
    if (isGone) step();
  }, [isGone]);
}
