const LEAVES = Array.from({ length: 8 }, (_, turn) => ({
  x: 34 + turn * 12.5,
  side: turn % 2 ? 1 : -1,
  size: 0.46 + 0.34 * Math.sin(((turn + 1) / 9) * Math.PI),
}));

const LEAF = 'M0 0C5-7 17-8 26 0C17 8 5 7 0 0Z';
const SHADE = 'M0 0C5 7 17 8 26 0C17 1.5 8 1 0 0Z';

function Half() {
  return (
    <>
      <path d="M16 20C60 17 96 23 160 20" stroke="currentColor" strokeWidth="1.1" fill="none" />
      {LEAVES.map(({ x, side, size }) => (
        <g
          key={x}
          transform={`translate(${x} ${20 - side * 0.4}) rotate(${180 + side * 34}) scale(${size.toFixed(2)} ${(side * size).toFixed(2)})`}
        >
          <path d={LEAF} fill="none" stroke="currentColor" strokeWidth="1.3" />
          <path d={SHADE} fill="currentColor" />
        </g>
      ))}
      <circle cx="10" cy="20" r="2" fill="currentColor" />
    </>
  );
}

/** A branch to either side of a small lozenge: the rule below a card’s words. */
export function SprigRule() {
  return (
    <svg className="sprig-rule" viewBox="0 0 360 40" aria-hidden="true">
      <Half />
      <g transform="translate(360 0) scale(-1 1)">
        <Half />
      </g>
      <path d="m180 14 6 6-6 6-6-6Z" fill="currentColor" />
    </svg>
  );
}
