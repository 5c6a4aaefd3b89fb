import type { PrintedBody, PrintedPoint } from './printed-plan.ts';

const RADIANS = Math.PI / 180;

function turned({ x, y }: PrintedPoint, degrees: number): PrintedPoint {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** As it lies in front of the body: its middle is nought, its width goes along x. */
function within({ middle, angle }: PrintedBody, point: PrintedPoint): PrintedPoint {
  return turned({ x: point.x - middle.x, y: point.y - middle.y }, -angle);
}

/** From a point to the edge of what stands there; nought inside. */
export function distanceTo(body: PrintedBody, point: PrintedPoint): number {
  const { x, y } = within(body, point);
  if (body.isRound && body.width === body.depth) return Math.max(0, Math.hypot(x, y) - body.width / 2);
  return Math.hypot(Math.max(0, Math.abs(x) - body.width / 2), Math.max(0, Math.abs(y) - body.depth / 2));
}

/** Where somebody on this chair would look away from the table: a step of length one. */
export function awayFrom(body: PrintedBody, chair: PrintedPoint): PrintedPoint {
  const { x, y } = within(body, chair);
  const away =
    body.isRound && body.width === body.depth
      ? { x, y }
      : {
          x: x - Math.min(body.width / 2, Math.max(-body.width / 2, x)),
          y: y - Math.min(body.depth / 2, Math.max(-body.depth / 2, y)),
        };
  const length = Math.hypot(away.x, away.y);
  // On the body itself, as the chairs of a row are, it is the side behind.
  return turned(length < 0.01 ? { x: 0, y: 1 } : { x: away.x / length, y: away.y / length }, body.angle);
}

/** The corners of the box around it. */
export function cornersOf({ middle, width, depth, angle }: PrintedBody): PrintedPoint[] {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const { x, y } = turned({ x: (across * width) / 2, y: (down * depth) / 2 }, angle);
    return { x: middle.x + x, y: middle.y + y };
  });
}
