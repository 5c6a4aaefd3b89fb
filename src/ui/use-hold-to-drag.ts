import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Shorter is a press, longer feels stuck. */
const HOLD_MS = 400;
/** A finger that moves this far before wants to scroll. */
const SLIP_PX = 10;
/** This near to the edge of the window the page moves along. */
const EDGE_PX = 72;
const EDGE_STEP_PX = 9;

const GHOST =
  'pointer-events-none fixed start-0 top-0 z-50 max-w-60 truncate rounded-full bg-primary px-3 py-1.5 font-semibold text-paper text-sm shadow-float';

export type Held = { key: string; isInUpperHalf: boolean };

interface HoldToDrag {
  isDisabled: boolean;
  /** What the label beside the finger says; undefined for what is not dragged. */
  wordsOf: (key: string) => string | undefined;
  onDrop: (key: string, place: string) => void;
}

/**
 * A finger that rests on something with `data-drag` takes it up and lets it go on something with `data-drop`, which has
 * `data-over` in between. What a finger does otherwise, to press and to scroll, stays as it is. Says what is held.
 */
export function useHoldToDrag(
  box: RefObject<HTMLElement | null>,
  { isDisabled, wordsOf, onDrop }: HoldToDrag,
): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  const wordsNow = useEffectEvent(wordsOf);
  const dropNow = useEffectEvent(onDrop);

  useEffect(() => {
    const { current: host } = box;
    if (!host || isDisabled) return;
    const listening = new AbortController();
    const { signal } = listening;
    let holding: number | undefined;
    let scrolling: number | undefined;
    let ghost: HTMLElement | undefined;
    let over: HTMLElement | undefined;
    let key = '';
    let isMoved = false;
    let start = { x: 0, y: 0 };
    let at = start;

    function mark(next: HTMLElement | undefined) {
      if (next === over) return;
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    }

    function follow() {
      if (ghost) {
        const x = Math.min(at.x + 12, innerWidth - ghost.offsetWidth - 8);
        // Above the finger, where it can be read; at the top there is no room.
        const y = at.y < EDGE_PX ? at.y + 28 : at.y - 44;
        ghost.style.translate = `${x}px ${y}px`;
      }
      const hit = isMoved ? document.elementFromPoint(at.x, at.y)?.closest('[data-drop]') : undefined;
      mark(hit instanceof HTMLElement ? hit : undefined);
    }

    function scrollAtEdge() {
      // A bar that came with the drag stands still.
      const isOnBar = over !== undefined && !host?.contains(over);
      if (!isOnBar && at.y < EDGE_PX) scrollBy(0, -EDGE_STEP_PX);
      else if (!isOnBar && at.y > innerHeight - EDGE_PX) scrollBy(0, EDGE_STEP_PX);
      follow();
      scrolling = requestAnimationFrame(scrollAtEdge);
    }

    function letGo() {
      clearTimeout(holding);
      if (scrolling !== undefined) cancelAnimationFrame(scrolling);
      [holding, scrolling] = [undefined, undefined];
      ghost?.remove();
      ghost = undefined;
      mark(undefined);
      setHeld(null);
    }

    function take(target: Element, words: string) {
      // Whoever waits for a press hears that it is none.
      target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch' }));
      ghost = document.createElement('div');
      ghost.textContent = words;
      ghost.setAttribute('aria-hidden', 'true');
      ghost.className = GHOST;
      document.body.append(ghost);
      isMoved = false;
      setHeld({ key, isInUpperHalf: at.y < innerHeight / 2 });
      scrollAtEdge();
    }

    function begin({ target, touches }: TouchEvent) {
      letGo();
      const [touch] = touches;
      const thing = target instanceof Element && target.closest<HTMLElement>('[data-drag]');
      if (!touch || touches.length > 1 || !thing) return;
      key = thing.dataset.drag ?? '';
      const words = wordsNow(key);
      if (words === undefined) return;
      start = { x: touch.clientX, y: touch.clientY };
      at = start;
      holding = window.setTimeout(take, HOLD_MS, target, words);
    }

    function move(event: TouchEvent) {
      const [touch] = event.touches;
      if (!touch || holding === undefined) return;
      const isFar = Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > SLIP_PX;
      if (!ghost) {
        if (isFar) letGo();
        return;
      }
      event.preventDefault();
      isMoved ||= isFar;
      at = { x: touch.clientX, y: touch.clientY };
      follow();
    }

    function end(event: TouchEvent) {
      const place = ghost && over?.dataset.drop;
      // The browser would make a press of it.
      if (ghost) event.preventDefault();
      letGo();
      if (place !== undefined) dropNow(key, place);
    }

    host.addEventListener('touchstart', begin, { passive: true, signal });
    // From the beginning and not passive: a browser asks before the first movement whether anybody holds it.
    host.addEventListener('touchmove', move, { passive: false, signal });
    host.addEventListener('touchend', end, { passive: false, signal });
    host.addEventListener('touchcancel', letGo, { signal });
    // A finger that rests also asks for a menu, and would mark text.
    host.addEventListener('contextmenu', (event) => holding !== undefined && event.preventDefault(), {
      signal,
    });
    return () => {
      listening.abort();
      letGo();
    };
  }, [box, isDisabled]);

  return held;
}
