import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RoomShape } from '../../rules/room.ts';

type Box = { x: number; y: number; width: number; height: number };

const MARGIN_IN = 36;
const MOST = 6;
const LEAST = 0.5;

function wholeRoom({ widthIn, lengthIn }: RoomShape): Box {
  return { x: -MARGIN_IN, y: -MARGIN_IN, width: widthIn + 2 * MARGIN_IN, height: lengthIn + 2 * MARGIN_IN };
}

const textOf = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`;

/**
 * What part of the room is in sight. Wheel, two fingers and a hand on the floor change the view box itself; React hears of
 * it when they rest, for the number between the buttons.
 */
export function useZoom(svg: RefObject<SVGSVGElement | null>, room: RoomShape) {
  const whole = wholeRoom(room);
  const box = useRef(whole);
  const [zoom, setZoom] = useState(1);
  const [first] = useState(whole);

  const show = useCallback(
    (next: Box) => {
      box.current = next;
      svg.current?.setAttribute('viewBox', textOf(next));
    },
    [svg],
  );

  const scaleTo = useCallback(
    (scale: number, at?: { x: number; y: number }) => {
      const { x, y, width } = box.current;
      const wide = wholeRoom(room);
      const next = Math.min(MOST, Math.max(LEAST, scale));
      const middle = at ?? { x: x + width / 2, y: y + box.current.height / 2 };
      const ratio = wide.width / next / width;
      show({
        x: middle.x - (middle.x - x) * ratio,
        y: middle.y - (middle.y - y) * ratio,
        width: width * ratio,
        height: box.current.height * ratio,
      });
      setZoom(next);
    },
    [room, show],
  );

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    /** The one that holds a thing, which moves itself; with a second one it zooms like any other. */
    let gripping: number | undefined;
    const inches = (clientX: number, clientY: number) => {
      const matrix = element.getScreenCTM();
      return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : new DOMPoint();
    };
    const scaleNow = () => wholeRoom(room).width / box.current.width;

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      scaleTo(scaleNow() * Math.exp(-event.deltaY / 300), inches(event.clientX, event.clientY));
    }
    function down(event: globalThis.PointerEvent) {
      const on = (what: string) => event.target instanceof Element && event.target.closest(what) !== null;
      gripping = on('[data-grip]') && fingers.size === 0 ? event.pointerId : undefined;
      const isFloor = !on('[data-grip], [data-table]');
      if (isFloor || event.pointerType === 'touch')
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
    function move(event: globalThis.PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before || !element) return;
      const others = [...fingers].filter(([id]) => id !== event.pointerId);
      const [other] = others;
      const from = inches(before.x, before.y);
      const to = inches(event.clientX, event.clientY);
      if (other) {
        const [, still] = other;
        const apart = (point: { x: number; y: number }) => Math.hypot(point.x - still.x, point.y - still.y);
        const ratio = apart({ x: event.clientX, y: event.clientY }) / Math.max(1, apart(before));
        scaleTo(scaleNow() * ratio, inches(still.x, still.y));
      } else if (gripping !== event.pointerId)
        show({ ...box.current, x: box.current.x - (to.x - from.x), y: box.current.y - (to.y - from.y) });
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
    function up(event: globalThis.PointerEvent) {
      fingers.delete(event.pointerId);
    }
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [svg, room, scaleTo, show]);

  return {
    viewBox: textOf(first),
    zoom,
    zoomBy: (ratio: number) => scaleTo(zoom * ratio),
    fit: () => {
      show(wholeRoom(room));
      setZoom(1);
    },
  };
}
