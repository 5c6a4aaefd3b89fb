import type { PointerEvent } from 'react';

/** Who is dragged, and what the label under the pointer says. */
export type GuestLoad = { guestUuids: readonly string[]; words: string };
/** Where they were let go. */
export type GuestDrop = GuestLoad & { tableUuid: string; seat: number | undefined };

export const GUEST_DROP = 'guest-drop';

/** The one that is under way; there is one pointer. */
let current: { load: GuestLoad; stop: () => void } | undefined;

/** Whoever is not there anymore falls out of the hand. */
export function dropGuestsBut(isThere: (guestUuid: string) => boolean): void {
  if (current && !current.load.guestUuids.every(isThere)) current.stop();
}

const FAR_ENOUGH_PX = 6;

function ghostOf(words: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.textContent = words;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.className =
    'pointer-events-none fixed top-0 left-0 z-50 max-w-60 truncate rounded-full bg-primary px-3 py-1 font-semibold text-paper text-sm shadow-float';
  document.body.append(ghost);
  return ghost;
}

function targetAt(x: number, y: number): SVGElement | undefined {
  const hit = document.elementFromPoint(x, y)?.closest('[data-table]');
  return hit instanceof SVGElement ? hit : undefined;
}

/**
 * From the tray or a chair to a table or a chair. Only a label and one marked target move: React hears of it when it is over.
 * A finger that scrolls is left alone, since it has tap and tap.
 */
export function beginGuestDrag(event: PointerEvent, load: GuestLoad): void {
  if (event.button !== 0 || event.pointerType === 'touch') return;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | undefined;
  let marked: SVGElement | undefined;

  function mark(next: SVGElement | undefined) {
    if (next === marked) return;
    marked?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    marked = next;
  }

  function move({ clientX, clientY }: globalThis.PointerEvent) {
    if (!ghost && Math.hypot(clientX - start.x, clientY - start.y) < FAR_ENOUGH_PX) return;
    ghost ??= ghostOf(load.words);
    ghost.style.translate = `${clientX + 12}px ${clientY + 10}px`;
    mark(targetAt(clientX, clientY));
  }

  function stop() {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', stop);
    window.removeEventListener('keydown', cancel);
    ghost?.remove();
    mark(undefined);
    current = undefined;
  }

  function drop({ clientX, clientY }: globalThis.PointerEvent) {
    const target = ghost && targetAt(clientX, clientY);
    if (ghost) window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    stop();
    if (!target) return;
    const { table: tableUuid = '', seat } = target.dataset;
    const detail: GuestDrop = { ...load, tableUuid, seat: seat === undefined ? undefined : Number(seat) };
    target.dispatchEvent(new CustomEvent(GUEST_DROP, { bubbles: true, detail }));
  }

  function cancel({ key }: KeyboardEvent) {
    if (key === 'Escape') stop();
  }

  current?.stop();
  current = { load, stop };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', stop);
  window.addEventListener('keydown', cancel);
}

/** A drag is no press. */
function swallow(event: MouseEvent) {
  event.stopPropagation();
  event.preventDefault();
}
