import { chance, round } from './brush.ts';

export type Kind = 'rose' | 'anemone' | 'cornflower' | 'lavender';

interface StemProps {
  kind: Kind;
  /** Of the four pigments. */
  pigment: number;
  x: number;
  /** Where it grows from, and how tall it is. */
  foot: number;
  height: number;
  size: number;
  seed: number;
}

/** One flower on its stem, a little bent, leaves to either side. */
export function Stem({ kind, pigment, x, foot, height, size, seed }: StemProps) {
  const random = chance(seed);
  const lean = (random() - 0.5) * 34;
  const top = foot - height;
  const bend = (random() - 0.5) * 22;
  const at = (t: number) => ({
    x: x + bend * 4 * t * (1 - t) * 0.5 + lean * t,
    y: foot - height * t,
  });
  const leaves = Array.from(
    { length: Math.max(2, Math.round(height / 34)) },
    (_, step, all = Math.round(height / 34)) => {
      const t = 0.12 + (step / Math.max(2, all)) * 0.66;
      const side = step % 2 ? 1 : -1;
      return {
        ...at(t),
        angle: side > 0 ? -38 - random() * 26 : -142 + random() * 26,
        scale: 0.75 + random() * 0.5,
      };
    },
  );
  const end = at(1);
  return (
    <>
      <g color="var(--leaf)">
        <path
          d={`M${round(x)} ${foot}Q${round(x + bend)} ${round(foot - height / 2)} ${round(end.x)} ${round(top)}`}
          fill="none"
          stroke="currentColor"
          strokeOpacity=".75"
          strokeWidth="2"
        />
        {leaves.map((leaf) => (
          <use
            key={`${leaf.x}:${leaf.y}`}
            href="#wc-leaf"
            transform={`translate(${round(leaf.x)} ${round(leaf.y)}) rotate(${Math.round(leaf.angle)}) scale(${round(leaf.scale)})`}
          />
        ))}
      </g>
      <use
        href={`#wc-${kind}`}
        color={`var(--pigment-${pigment})`}
        transform={`translate(${round(end.x)} ${round(kind === 'lavender' ? top + 30 : top)}) rotate(${Math.round(lean)}) scale(${round(size)})`}
      />
    </>
  );
}
