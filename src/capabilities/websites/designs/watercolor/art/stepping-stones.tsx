import { blob, chance, round } from './brush.ts';

/** Stones of one bend of the path; the next bend begins where this one ends. */
const STONES = (() => {
  const random = chance(314);
  return Array.from({ length: 9 }, (_, step) => {
    const y = 12 + step * 25;
    const x = 80 + 34 * Math.sin((y / 225) * Math.PI * 2) + (step % 2 ? 16 : -14);
    const shape = { x, y, rx: 17 + random() * 6, ry: 8.5 + random() * 2.5, points: 7 };
    return {
      key: step,
      x,
      y,
      wash: blob({ ...shape, wander: 0.14 }, random),
      pool: blob({ ...shape, rx: shape.rx * 0.72, ry: shape.ry * 0.66, wander: 0.2 }, random),
      grass: random(),
    };
  });
})();

export function SteppingStones() {
  return (
    <svg className="stones" viewBox="0 0 160 225" preserveAspectRatio="none" aria-hidden="true">
      <g filter="url(#wc-bleed)">
        {STONES.map(({ key, x, y, wash, pool, grass }) => (
          <g key={key}>
            <path
              d={wash}
              fill="var(--stone)"
              fillOpacity=".5"
              stroke="var(--stone)"
              strokeOpacity=".6"
              strokeWidth=".9"
            />
            <path d={pool} fill="var(--stone)" fillOpacity=".35" />
            {grass > 0.45 && (
              <path
                d={`M${round(x + (key % 2 ? 26 : -26))} ${round(y + 7)}q-2-7-6-10m6 10q0-8 1-13m-1 13q3-6 7-9`}
                fill="none"
                stroke="var(--leaf)"
                strokeWidth="1.8"
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}
