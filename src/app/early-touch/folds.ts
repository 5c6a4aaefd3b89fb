import { findAgain, type Whereabouts, whereaboutsOf } from './find-again.ts';
import { isHydrated } from './hydration.ts';
import { Pending } from './pending.ts';

const folds = new Pending<Whereabouts & { isOpen: boolean }>();

/** Browsers open folds by themselves, but React does not know and some load more when they open. */
export function noteFold({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && !isHydrated(target))
    folds.set(target, { ...whereaboutsOf(target), isOpen: target.open });
}

export function handOverFolds(): void {
  folds.settle((known) => {
    const fold = findAgain(known, 'details');
    if (!(fold instanceof HTMLDetailsElement)) return 'gone';
    if (!isHydrated(fold)) return 'waits';
    fold.open = known.isOpen;
    fold.dispatchEvent(new Event('toggle'));
    return 'done';
  });
}

export const hasFolds = () => folds.size > 0;
