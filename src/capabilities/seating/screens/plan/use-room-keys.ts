import { type KeyboardEvent, type RefObject, useState } from 'react';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What lies nearest in that direction: sideways counts twice. */
function nearest(
  from: Element,
  all: readonly Element[],
  [dx, dy]: readonly [number, number],
): Element | undefined {
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const start = middle(from);
  let best: { element: Element; cost: number } | undefined;
  for (const element of all) {
    const end = middle(element);
    const along = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const across = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    const cost = along + 2 * across;
    if (along > 2 && (!best || cost < best.cost)) best = { element, cost };
  }
  return best?.element;
}

/** One stop for Tab in the whole room; arrows go on to the next table or chair, wherever it stands. */
export function useRoomKeys(svg: RefObject<SVGSVGElement | null>, first: string | undefined) {
  const [stop, setStop] = useState<{ table: string; seat: string }>();
  const current = stop ?? (first === undefined ? undefined : { table: first, seat: 'table' });

  function onKeyDown(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    const from = event.target instanceof Element ? event.target.closest('[data-table]') : null;
    if (!way || !from || !svg.current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = [...svg.current.querySelectorAll('[data-table]')].filter((element) => element !== from);
    const next = nearest(from, all, way);
    if (next instanceof SVGElement) next.focus();
  }

  function onFocus({ target }: { target: EventTarget }) {
    if (!(target instanceof SVGElement)) return;
    const { table, seat = 'table' } = target.dataset;
    if (table !== undefined && (table !== current?.table || seat !== current.seat)) setStop({ table, seat });
  }

  return {
    onKeyDown,
    onFocus,
    stopOf: (uuid: string) => (current?.table === uuid ? current.seat : undefined),
  };
}
