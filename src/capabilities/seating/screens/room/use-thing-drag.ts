import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Point } from '../../rules/room.ts';
import { snapPoint } from '../../rules/snap.ts';

type Dragged = { uuid: string } & Point;

/**
 * Moves things of the room by hand. Until they are let go, only the transform of their own groups changes, on layers of their
 * own: nothing is drawn anew, however full the room is.
 */
export function useThingDrag(
  svg: RefObject<SVGSVGElement | null>,
  {
    others,
    onMoving,
    onMoved,
  }: {
    others: (but: ReadonlySet<string>) => readonly Point[];
    /** Where the first of those in the hand is by now; undefined when it is over. */
    onMoving: (there: Dragged | undefined, but: ReadonlySet<string>) => void;
    onMoved: (things: Dragged[]) => void;
  },
) {
  const isOver = useRef(false);

  function inches({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const matrix = svg.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  }

  return {
    /** Whether the press that follows is the end of a drag. */
    wasDragged: () => isOver.current,
    begin(event: PointerEvent, leader: Dragged, all: readonly Dragged[]) {
      if (event.button !== 0) return;
      event.stopPropagation();
      isOver.current = false;
      const { pointerId } = event;
      const start = inches(event);
      const groups = all.flatMap(
        ({ uuid }) => svg.current?.querySelector<SVGGElement>(`[data-thing="${uuid}"]`) ?? [],
      );
      const held = new Set(all.map(({ uuid }) => uuid));
      const lines = others(held);
      let by: Point = { x: 0, y: 0 };

      function move(now: globalThis.PointerEvent) {
        if (now.pointerId !== pointerId) return;
        const at = inches(now);
        if (!isOver.current && Math.hypot(at.x - start.x, at.y - start.y) < 3) return;
        if (!isOver.current) for (const { style } of groups) style.willChange = 'transform';
        isOver.current = true;
        const there = { x: leader.x + at.x - start.x, y: leader.y + at.y - start.y };
        const snapped = now.altKey
          ? { x: Math.round(there.x), y: Math.round(there.y) }
          : snapPoint(there, lines);
        by = { x: snapped.x - leader.x, y: snapped.y - leader.y };
        for (const { style } of groups) style.transform = `translate(${by.x}px, ${by.y}px)`;
        onMoving({ ...leader, ...snapped }, held);
      }
      function stop() {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', drop);
        window.removeEventListener('pointercancel', cancel);
        window.removeEventListener('pointerdown', giveWay);
        window.removeEventListener('keydown', putBack);
        for (const group of groups) group.removeAttribute('style');
        onMoving(undefined, held);
      }
      function cancel(now: globalThis.PointerEvent) {
        if (now.pointerId === pointerId) stop();
      }
      // A second finger zooms, and then nothing is moved.
      function giveWay(now: globalThis.PointerEvent) {
        if (now.pointerId !== pointerId) stop();
      }
      function putBack({ key }: KeyboardEvent) {
        if (key === 'Escape') stop();
      }
      function drop(last: globalThis.PointerEvent) {
        if (last.pointerId !== pointerId) return;
        stop();
        if (by.x !== 0 || by.y !== 0)
          onMoved(all.map(({ uuid, x, y }) => ({ uuid, x: x + by.x, y: y + by.y })));
      }
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', drop);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('pointerdown', giveWay);
      window.addEventListener('keydown', putBack);
    },
  };
}
