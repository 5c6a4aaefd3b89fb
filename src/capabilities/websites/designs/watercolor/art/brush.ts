/** Chance that comes out the same every time, so that a page is painted once and for all. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;

interface Blob {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** How far the edge may wander, as a part of the radius. */
  wander: number;
  points?: number;
  turn?: number;
}

/** A closed soft shape: what a wet brush leaves. */
export function blob({ x, y, rx, ry, wander, points = 7, turn = 0 }: Blob, random: () => number): string {
  const rim = Array.from({ length: points }, (_, step) => {
    const angle = (step / points) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * 2 * wander;
    const px = Math.cos(angle) * rx * reach;
    const py = Math.sin(angle) * ry * reach;
    return [
      x + px * Math.cos(turn) - py * Math.sin(turn),
      y + px * Math.sin(turn) + py * Math.cos(turn),
    ] as const;
  });
  const point = (step: number) => rim[step % points] ?? [x, y];
  const middle = (step: number) => {
    const [ax, ay] = point(step);
    const [bx, by] = point(step + 1);
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curve = rim.map(([px, py], step) => `Q${round(px)} ${round(py)} ${middle(step)}`);
  return `M${middle(points - 1)}${curve.join('')}Z`;
}
