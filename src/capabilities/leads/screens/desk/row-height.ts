import { useSyncExternalStore } from 'react';

/** From here on list and lead stand side by side. */
export const SIDE_BY_SIDE = '(min-width: 64rem)';

/** Two lines beside the lead, three on phones; `h-21` and `lg:h-15.5` of the rows. */
const ROW_PX = { sideBySide: 62, alone: 84 };
/** `h-7` of what stands above the first row of a group. */
export const HEAD_PX = 28;

function subscribe(onChange: () => void) {
  const query = window.matchMedia(SIDE_BY_SIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Every row is as high as every other: that is what lets a hundred thousand of them scroll smoothly. */
export function useRowHeight(): number {
  const isSideBySide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SIDE_BY_SIDE).matches,
    () => true,
  );
  return isSideBySide ? ROW_PX.sideBySide : ROW_PX.alone;
}
