interface Stem {
  x: number;
  y: number;
  /** In degrees, from the right, counter-clockwise. */
  angle: number;
  length: number;
  /** How far it turns on its way, in degrees. */
  bend: number;
  leaf: number;
  pairs: number;
}

const round = Math.round;

/** One leaf as a closed path from where it hangs on its stem. */
function leafAt(x: number, y: number, angle: number, length: number): string {
  const turn = (angle * Math.PI) / 180;
  const tip = [Math.cos(turn) * length, -Math.sin(turn) * length] as const;
  const side = [Math.sin(turn) * length * 0.3, Math.cos(turn) * length * 0.3] as const;
  const half = (sign: number) =>
    `${round(tip[0] * 0.45 + sign * side[0])} ${round(tip[1] * 0.45 + sign * side[1])}`;
  return `M${round(x)} ${round(y)}q${half(1)} ${round(tip[0])} ${round(tip[1])}q${round(-tip[0] * 0.55 - side[0])} ${round(-tip[1] * 0.55 - side[1])} ${round(-tip[0])} ${round(-tip[1])}z`;
}

/** A bending stem with leaves in pairs, smaller toward its tip: the line, and the leaves as one path. */
export function leafyStem({ x, y, angle, length, bend, leaf, pairs }: Stem): {
  line: string;
  leaves: string;
} {
  const step = length / (pairs + 1);
  let [atX, atY, heading] = [x, y, angle];
  const points = [`M${round(x)} ${round(y)}`];
  const leaves: string[] = [];
  for (let pair = 1; pair <= pairs; pair += 1) {
    heading += bend / pairs;
    const turn = (heading * Math.PI) / 180;
    atX += Math.cos(turn) * step;
    atY -= Math.sin(turn) * step;
    points.push(`L${round(atX)} ${round(atY)}`);
    const size = leaf * (1 - (0.55 * pair) / pairs);
    leaves.push(leafAt(atX, atY, heading + 52, size), leafAt(atX, atY, heading - 52, size));
  }
  leaves.push(leafAt(atX, atY, heading, leaf * 0.6));
  return { line: points.join(''), leaves: leaves.join('') };
}
