/** Light from the back of the room, for a title card without a picture. */
export function ProjectorBeam() {
  return (
    <svg className="beam" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="beam-outer" d="M800-40 L-160 900 H1760 Z" />
      <path className="beam-inner" d="M800-40 L240 900 H1360 Z" />
      <path className="beam-core" d="M800-40 L560 900 H1040 Z" />
      <g className="beam-dust">
        {Array.from({ length: 46 }, (_, turn) => {
          const across = ((turn * 61) % 100) / 100 - 0.5;
          const down = ((turn * 37) % 100) / 100;
          const size = 1 + (turn % 3) * 0.9;
          const x = Math.round(800 + across * (300 + down * 1300));
          return <circle key={`${x}:${down}`} cx={x} cy={Math.round(40 + down * 840)} r={size} />;
        })}
      </g>
    </svg>
  );
}
