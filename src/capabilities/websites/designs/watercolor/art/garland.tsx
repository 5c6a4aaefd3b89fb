import { chance, round } from './brush.ts';

/** Boughs that hang from the corner: each a curve with leaves, some with blossom toward the end. */
const BOUGHS = (() => {
  const random = chance(604);
  return Array.from({ length: 23 }, (_, step) => {
    const spread = step / 22;
    const fromX = spread < 0.5 ? spread * 380 : 190 + (spread - 0.5) * 620;
    const length = 265 - spread * 165 + (random() - 0.5) * 70;
    const drift = 20 + spread * 60 + random() * 40;
    const isBlossom = step % 2 === 1;
    const points = Array.from(
      { length: Math.round(length / (isBlossom ? 11 : 12)) },
      (_, n, all = Math.round(length / (isBlossom ? 11 : 12))) => {
        const t = 0.1 + (n / all) * 0.9;
        return {
          x: fromX + drift * t * t,
          y: -6 + length * t,
          t,
          side: n % 2 ? 1 : -1,
          shake: random(),
        };
      },
    );
    return { key: step, fromX, length, drift, isBlossom, pigment: 1 + (step % 4), points };
  });
})();

const BLOOMS = [
  { kind: 'rose', x: 30, y: 34, size: 1.55, pigment: 2 },
  { kind: 'anemone', x: 118, y: 18, size: 1.15, pigment: 1 },
  { kind: 'rose', x: 22, y: 132, size: 1, pigment: 1 },
  { kind: 'cornflower', x: 196, y: 26, size: 0.85, pigment: 4 },
  { kind: 'anemone', x: 92, y: 92, size: 0.72, pigment: 3 },
  { kind: 'rose', x: 268, y: 10, size: 0.95, pigment: 2 },
  { kind: 'cornflower', x: 150, y: 78, size: 0.6, pigment: 4 },
  { kind: 'anemone', x: 336, y: 2, size: 0.6, pigment: 1 },
] as const;

/** The upper corner of the garden, in the direction of reading; the other corner is the same, mirrored. */
export function Garland({ corner }: { corner: 'start' | 'end' }) {
  return (
    <svg className={`garland ${corner}`} viewBox="0 0 520 320" aria-hidden="true">
      <g filter="url(#wc-bleed)">
        {BOUGHS.map(({ key, fromX, length, drift, isBlossom, pigment, points }) => (
          <g key={key}>
            <path
              d={`M${round(fromX)}-8Q${round(fromX + drift * 0.2)} ${round(length * 0.5)} ${round(fromX + drift)} ${round(length)}`}
              fill="none"
              stroke="var(--leaf)"
              strokeWidth="1.6"
              strokeOpacity=".7"
            />
            {points.map(({ x, y, t, side, shake }) =>
              isBlossom && t > 0.42 ? (
                <ellipse
                  key={t}
                  cx={round(x + side * (5 - t * 2.5))}
                  cy={round(y)}
                  rx={round(6.6 - t * 2.6)}
                  ry={round(5.6 - t * 2)}
                  fill={`var(--pigment-${pigment})`}
                  fillOpacity={round(0.5 + shake * 0.4)}
                />
              ) : (
                <use
                  key={t}
                  href="#wc-leaf"
                  color={shake > 0.5 ? 'var(--leaf)' : 'var(--leaf-light)'}
                  transform={`translate(${round(x)} ${round(y)}) rotate(${Math.round(90 - side * (40 + shake * 24))}) scale(${round(1.4 - t * 0.5)})`}
                />
              ),
            )}
          </g>
        ))}
        {BLOOMS.map(({ kind, x, y, size, pigment }) => (
          <use
            key={`${x}:${y}`}
            href={`#wc-${kind}`}
            color={`var(--pigment-${pigment})`}
            transform={`translate(${x} ${y}) scale(${size})`}
          />
        ))}
      </g>
    </svg>
  );
}
