const LEFT = 30;
const RIGHT = 70;
const MIDDLE = [50, 50] as const;
const FALLING = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const CORNERS = [...FALLING, [RIGHT, LEFT], [LEFT, RIGHT]] as const;

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [MIDDLE],
  FALLING,
  [...FALLING, MIDDLE],
  CORNERS,
  [...CORNERS, MIDDLE],
  [...CORNERS, [LEFT, 50], [RIGHT, 50]],
];

/** One face of a die, from 1 to 6. */
export function Die({ face }: { face: number }) {
  return (
    <svg className="die" viewBox="0 0 100 108" aria-hidden="true">
      <rect className="edge" x="3" y="11" width="94" height="94" rx="24" />
      <rect className="face" x="3" y="3" width="94" height="92" rx="24" />
      {PIPS[face - 1]?.map(([x, y]) => (
        <circle key={`${x}:${y}`} className="pip" cx={x} cy={y - 1} r="9.500" />
      ))}
    </svg>
  );
}
