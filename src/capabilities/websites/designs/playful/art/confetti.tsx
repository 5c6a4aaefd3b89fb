const BITS = Array.from({ length: 34 }, (_, turn) => ({
  x: (turn * 137.508) % 800,
  y: 18 + ((turn * 83.7) % 330),
  turn: (turn * 47) % 180,
  kind: turn % 3,
}));

export function Confetti() {
  return (
    <svg className="confetti" viewBox="0 0 800 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {BITS.map(({ x, y, turn, kind }) => (
        <g
          key={x}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
          className={`bit-${kind}`}
        >
          {kind === 0 && <circle r="6" />}
          {kind === 1 && <rect x="-4" y="-10" width="8" height="20" rx="2" />}
          {kind === 2 && <path d="M0-9L8 6H-8Z" />}
        </g>
      ))}
    </svg>
  );
}
