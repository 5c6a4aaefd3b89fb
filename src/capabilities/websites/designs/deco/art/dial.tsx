const point = (angle: number, reach: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${(Math.cos(turn) * reach).toFixed(1)} ${(-Math.sin(turn) * reach).toFixed(1)}`;
};

/** Half a dial with a knob for each of the given angles. */
export function Dial({ angles }: { angles: readonly number[] }) {
  const ticks = Array.from({ length: 61 }, (_, turn) => 3 * turn);
  const blades = Array.from({ length: 9 }, (_, turn) => turn * 20);
  return (
    <svg className="dial" viewBox="-270 -270 540 270" aria-hidden="true">
      <path className="line" d="M-244 0 a244 244 0 0 1 488 0" />
      <path
        className="line ticks"
        d={ticks
          .map((angle, turn) => `M${point(angle, 182)} L${point(angle, turn % 2 ? 206 : 226)}`)
          .join('')}
      />
      <path className="line" d="M-172 0 a172 172 0 0 1 344 0 M-164 0 a164 164 0 0 1 328 0" />
      <path className="disk" d="M-156 0 a156 156 0 0 1 312 0z" />
      <path
        className="blades"
        d={blades
          .filter((_, turn) => turn % 2 === 0)
          .map((angle) => `M0 0 L${point(angle, 156)} A156 156 0 0 0 ${point(angle + 20, 156)}z`)
          .join('')}
      />
      <path className="sun" d="M-66 0 a66 66 0 0 1 132 0z" />
      {angles.map((angle) => (
        <g key={angle} transform={`rotate(${-angle})`}>
          <path className="line" d="M244 0 H268" />
          <circle className="knob" cx="244" r="6" />
        </g>
      ))}
    </svg>
  );
}
