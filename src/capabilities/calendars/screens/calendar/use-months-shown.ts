import { useSyncExternalStore } from 'react';

/** From the widest down. */
const STEPS = [
  ['(min-width: 100rem)', 3],
  ['(min-width: 48rem)', 2],
] as const;

function subscribe(tell: () => void): () => void {
  const lists = STEPS.map(([query]) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', tell);
  return () => {
    for (const list of lists) list.removeEventListener('change', tell);
  };
}

function countMonths(): number {
  return STEPS.find(([query]) => window.matchMedia(query).matches)?.[1] ?? 1;
}

/** As many months as there is room for, side by side; a phone has one, and so has the document. */
export function useMonthsShown(): number {
  return useSyncExternalStore(subscribe, countMonths, () => 1);
}
