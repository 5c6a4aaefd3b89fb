/** Lines of equal depth off a bay that lies nowhere. */
const DEPTHS = [0, 1, 2, 3, 4].map((fathom) => {
  const out = fathom * 30;
  return `M${150 + out} 0C${172 + out * 1.1} 44 ${128 + out} 84 ${150 + out * 0.9} 122S${236 + out} 168 ${222 + out * 0.8} 214S${150 + out} 262 ${176 + out} 310S${140 + out} 366 ${160 + out} 420`;
});

const SOUNDINGS = [
  [196, 34, 3],
  [232, 88, 5],
  [300, 46, 9],
  [352, 92, 14],
  [282, 136, 6],
  [336, 172, 11],
  [392, 148, 18],
  [268, 236, 4],
  [322, 262, 8],
  [388, 226, 16],
  [404, 296, 21],
  [246, 330, 5],
  [308, 346, 10],
  [366, 384, 17],
  [420, 52, 23],
  [232, 396, 3],
] as const;

const POINTS = Array.from({ length: 8 }, (_, turn) => turn * 45);

/** A chart with its soundings: the land to one side, the depths to the other, and a way between. */
export function SeaChart({ stops }: { stops: number }) {
  const course = Array.from({ length: stops }, (_, turn) => {
    const along = stops === 1 ? 0.5 : turn / (stops - 1);
    return { x: 402 - 236 * along, y: 366 - 236 * along + 34 * Math.sin(along * Math.PI * 2) };
  });
  return (
    <svg className="sea-chart" viewBox="0 0 460 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="land" d={`${DEPTHS[0]}H0V0Z`} />
      {DEPTHS.map((d) => (
        <path key={d} className="depth" d={d} />
      ))}
      <path
        className="hills"
        d="M22 86C44 64 66 66 90 90M44 118C62 102 80 104 96 122M34 250C62 224 92 228 118 256M56 292C76 274 94 278 110 298"
      />
      <g className="soundings">
        {SOUNDINGS.map(([x, y, fathoms]) => (
          <text key={`${x}:${y}`} x={x} y={y}>
            {fathoms}
          </text>
        ))}
      </g>
      <polyline
        className="course"
        points={[...course, { x: 152, y: 122 }]
          .map(({ x, y }) => `${x.toFixed(0)},${y.toFixed(0)}`)
          .join(' ')}
      />
      {course.map(({ x, y }) => (
        <circle key={x} className="stop" cx={x.toFixed(0)} cy={y.toFixed(0)} r="7" />
      ))}
      <path
        className="harbor"
        d="M152 102L158 116L173 117.500L162 127.500L165 142.500L152 135L139 142.500L142 127.500L131 117.500L146 116Z"
      />
      <g className="rose" transform="translate(78 362)">
        <circle r="34" />
        <circle r="28" />
        {POINTS.map((turn) => (
          <path key={turn} d={turn % 90 ? 'M0-27L4-6H-4Z' : 'M0-44L6-6H-6Z'} transform={`rotate(${turn})`} />
        ))}
      </g>
    </svg>
  );
}
