import { whereaboutsOf } from './find-again.ts';
import { isHydrated } from './hydration.ts';
import { showsWaiting } from './shows-waiting.ts';

type Point = { x: number; y: number };

interface Drag {
  track: Element;
  around: readonly Element[];
  pointer: Pick<PointerEvent, 'pointerId' | 'pointerType'>;
  start: Point;
  last: Point;
  isOver: boolean;
  isAskedFor: boolean;
  isBeingRepeated: boolean;
}

/** The line of a slider. */
const TRACK = '[data-drag]';
/** Not the picture of one that is shown until its code is there. */
const LIVE_TRACK = `${TRACK}:not([data-stand-in])`;

let drag: Drag | undefined;

/** The page may be scrolled before the drag is repeated, so places are those on the slider. */
function pointOn(track: Element, { clientX, clientY }: PointerEvent): Point {
  const { left, top } = track.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

export function noteDragStart(event: PointerEvent): void {
  const { target, isTrusted, button, pointerId, pointerType } = event;
  const track = isTrusted && button === 0 && target instanceof Element ? target.closest(TRACK) : null;
  if (!track || isHydrated(track)) return;
  const start = pointOn(track, event);
  drag = {
    track,
    around: whereaboutsOf(track).around,
    pointer: { pointerId, pointerType },
    start,
    last: start,
    isOver: false,
    isAskedFor: false,
    isBeingRepeated: false,
  };
  showsWaiting(track, true);
}

export function noteDrag(event: PointerEvent): void {
  if (!drag || drag.isOver || !event.isTrusted || event.pointerId !== drag.pointer.pointerId) return;
  if (event.type === 'pointercancel') {
    drag = undefined;
    return;
  }
  // The slider has not heard of what came before.
  if (drag.isBeingRepeated) event.stopImmediatePropagation();
  const track = trackFor(drag, TRACK);
  if (track) drag.last = pointOn(track, event);
  drag.isOver = event.type === 'pointerup';
}

function send(track: Element, type: string, { x, y }: Point, { pointer }: Drag): void {
  const { left, top } = track.getBoundingClientRect();
  const at = { clientX: left + x, clientY: top + y, buttons: type === 'pointerup' ? 0 : 1 };
  track.dispatchEvent(
    new PointerEvent(type, { ...pointer, ...at, isPrimary: true, bubbles: true, cancelable: true }),
  );
}

/** The slider that took the place of the one in the document: while the hand moves, it may be drawn anew several times. */
function trackFor({ track, around }: Drag, kind: string): Element | undefined {
  if (track.isConnected && track.matches(kind)) return track;
  return (
    around.map((outer) => outer.isConnected && outer.querySelector(kind)).find((found) => found) || undefined
  );
}

/** Repeats what the hand did so far. If it still holds on, the slider follows it from there. */
export function replayDrag(): void {
  if (!drag || drag.isBeingRepeated) return;
  const known = drag;
  const track = trackFor(known, LIVE_TRACK);
  if (!track || !isHydrated(track)) {
    // Its code may wait for somebody to reach for it.
    const parent = known.track.parentElement;
    if (!known.isAskedFor && parent && isHydrated(parent)) {
      known.isAskedFor = true;
      send(parent, 'pointerdown', known.start, known);
    }
    return;
  }
  known.isBeingRepeated = true;
  showsWaiting(known.track, false);
  send(track, 'pointerdown', known.start, known);
  setTimeout(() => {
    if (drag === known) drag = undefined;
    send(track, 'pointermove', known.last, known);
    if (known.isOver) setTimeout(() => send(track, 'pointerup', known.last, known));
  });
}

export const hasDrag = () => drag !== undefined;
