import { findAgain, type Whereabouts, whereaboutsOf } from './find-again.ts';
import { isHydrated } from './hydration.ts';

const FOCUSABLE = 'a,button,input,textarea,select,summary';
/** Right after hydration a part may be drawn anew, as a button in place of a link. */
const WATCHED_MS = 1_000;

interface FocusNote extends Whereabouts {
  /** React repeats what it has seen, but perhaps after letters that came later, and lists open only where the focus is. */
  isTold: boolean;
  until: number;
}

let focus: FocusNote | undefined;

export function noteFocus({ target, isTrusted }: Event): void {
  if (!(target instanceof Element)) return;
  if (target === focus?.element) focus.isTold ||= !isTrusted;
  else if (isHydrated(target)) focus = undefined;
  else focus = { ...whereaboutsOf(target), isTold: false, until: Number.POSITIVE_INFINITY };
}

/** What is taken out of the page loses its focus too; only who leaves by hand wants to be elsewhere. */
export function noteLeaving({ target }: Event): void {
  setTimeout(() => {
    if (focus?.element === target && focus?.element.isConnected && document.activeElement !== target)
      focus = undefined;
  });
}

export function handOverFocus(): void {
  if (!focus) return;
  const known = focus;
  const target = findAgain(known, FOCUSABLE);
  if (!(target instanceof HTMLElement) || !isHydrated(target)) return;
  if (document.activeElement === document.body) target.focus({ preventScroll: true });
  else if (!known.isTold && document.activeElement === target)
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  known.isTold = true;
  known.until = Math.min(known.until, Date.now() + WATCHED_MS);
  // Telling of it may have brought another one.
  if (Date.now() > known.until && focus === known) focus = undefined;
}

export const hasFocusNote = () => focus !== undefined;
