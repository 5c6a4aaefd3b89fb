import { scatter } from './scatter.ts';

const STARS = Array.from({ length: 150 }, (_, turn) => ({
  x: Math.round(scatter(turn, 41) * 1600),
  y: Math.round(scatter(turn, 42) ** 1.3 * 620),
  r: Math.round((0.7 + scatter(turn, 43) ** 4 * 2) * 10) / 10,
})).filter(({ x, y }) => y < 60 || Math.abs(x - 800) > 200);

/** None where the names stand. */
export function Stars() {
  return (
    <svg className="stars" viewBox="0 0 1600 700" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x}:${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}

export function Moon() {
  return (
    <svg className="moon" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M58 6 A44 44 0 1 0 94 66 A36 36 0 0 1 58 6z" />
    </svg>
  );
}
