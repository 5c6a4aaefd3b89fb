import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'input:not([type=hidden]), a[href], button';

function foldOf(element: Element): HTMLDetailsElement | null {
  return element instanceof HTMLDetailsElement ? element : element.querySelector('details');
}

function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function focusInto(fold: HTMLDetailsElement): void {
  const inside = [...fold.querySelectorAll<HTMLElement>(`:scope > :not(summary) :is(${FOCUSABLE})`)];
  inside.find(isSeen)?.focus({ preventScroll: true });
}

/**
 * Makes a fold, which opens without scripts, a popover: the focus moves in when it opens; Escape, a press elsewhere, a choice
 * and going on by Tab close it.
 */
export function useFoldPopover(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    const whole = element;

    function close() {
      const fold = foldOf(whole);
      if (fold) fold.open = false;
    }
    function toggle({ target }: Event) {
      if (target instanceof HTMLDetailsElement && target === foldOf(whole) && target.open) focusInto(target);
    }
    function press({ target, type }: Event) {
      // The list of a field in here lies elsewhere on the page.
      if (!foldOf(whole)?.open || whole.querySelector('[aria-expanded="true"]')) return;
      const isInside = target instanceof Node && whole.contains(target);
      const isChoice = type === 'click' && target instanceof Element && target.closest('a') !== null;
      if (!isInside || isChoice) close();
    }
    function key(event: KeyboardEvent) {
      const fold = foldOf(whole);
      if (event.key !== 'Escape' || !fold?.open) return;
      close();
      fold.querySelector('summary')?.focus();
    }
    function leave({ relatedTarget }: FocusEvent) {
      if (
        relatedTarget instanceof Node &&
        !whole.contains(relatedTarget) &&
        !whole.querySelector('[aria-expanded="true"]')
      )
        close();
    }
    document.addEventListener('pointerdown', press);
    // A fold tells itself alone, which can be overheard on the way down.
    whole.addEventListener('toggle', toggle, { capture: true });
    whole.addEventListener('click', press);
    whole.addEventListener('keydown', key);
    whole.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('pointerdown', press);
      whole.removeEventListener('toggle', toggle, { capture: true });
      whole.removeEventListener('click', press);
      whole.removeEventListener('keydown', key);
      whole.removeEventListener('focusout', leave);
    };
  }, [around]);
}
