import { Leaf, LeafSymbol } from './leaf.tsx';

const CENTER = 120;
const RADIUS = 88;
const PAIRS = 15;

const onCircle = (degrees: number, radius: number) => ({
  x: CENTER + radius * Math.cos((degrees * Math.PI) / 180),
  y: CENTER + radius * Math.sin((degrees * Math.PI) / 180),
});

/** Leaves of one branch, from the foot of the wreath up to its opening. */
const BRANCH = Array.from({ length: PAIRS }, (_, turn) => {
  const along = 97 + (turn * 152) / (PAIRS - 1);
  const taper = 1 - (turn / PAIRS) ** 2 * 0.42;
  return { along, taper, turn };
});

function Branch() {
  const start = onCircle(91, RADIUS);
  const end = onCircle(252, RADIUS);
  return (
    <>
      <path
        d={`M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${RADIUS} ${RADIUS} 0 0 1 ${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
      />
      {BRANCH.map(({ along, taper, turn }) => (
        <g key={along}>
          <Leaf id="wreath-leaf" {...onCircle(along, RADIUS)} angle={along + 52} size={taper * 0.98} />
          <Leaf id="wreath-leaf" {...onCircle(along + 5, RADIUS)} angle={along + 132} size={taper * 0.8} />
          {turn % 3 === 1 && (
            <circle
              cx={onCircle(along + 4, RADIUS + 13).x}
              cy={onCircle(along + 4, RADIUS + 13).y}
              r="2.4"
              fill="currentColor"
            />
          )}
        </g>
      ))}
      <Leaf id="wreath-leaf" {...end} angle={343} size={0.62} />
    </>
  );
}

/** Two engraved branches that almost meet above the monogram. */
export function Wreath() {
  return (
    <svg className="wreath" viewBox="0 0 240 240" aria-hidden="true">
      <defs>
        <LeafSymbol id="wreath-leaf" />
        <g id="wreath-branch">
          <Branch />
        </g>
      </defs>
      <use href="#wreath-branch" />
      <use href="#wreath-branch" transform="translate(240 0) scale(-1 1)" />
      <path
        d="M108 212 120 207 132 212M112 205 120 209 128 205"
        stroke="currentColor"
        strokeWidth="1.3"
        fill="none"
      />
    </svg>
  );
}
