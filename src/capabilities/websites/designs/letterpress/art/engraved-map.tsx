/** Water, closer lines toward its bank; hills with hachures; a lane to the house. No map of anywhere, so it is right everywhere. */
const WATER = Array.from({ length: 9 }, (_, turn) => {
  const x = 14 + turn * (8.2 - turn * 0.32);
  return `M${x.toFixed(1)} 6C${(x + 20).toFixed(1)} 46 ${(x - 12).toFixed(1)} 92 ${(x + 12).toFixed(1)} 132S${(x - 4).toFixed(1)} 190 ${(x + 8).toFixed(1)} 206`;
});

/** Short strokes downhill around a crest. */
const HACHURES = [
  { cx: 196, cy: 84, rx: 62, ry: 34, count: 44 },
  { cx: 196, cy: 84, rx: 44, ry: 22, count: 34 },
].flatMap(({ cx, cy, rx, ry, count }) =>
  Array.from({ length: count }, (_, turn) => {
    const angle = (turn / count) * Math.PI * 2;
    const length = 6 + 3 * Math.sin(turn * 2.4) + (Math.sin(angle) > 0 ? 4 : 0);
    const x = cx + rx * Math.cos(angle);
    const y = cy + ry * Math.sin(angle);
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * length).toFixed(1)} ${(Math.sin(angle) * length * 0.8).toFixed(1)}`;
  }),
);

const TREES = [
  [120, 52],
  [134, 44],
  [126, 66],
  [268, 132],
  [282, 122],
  [276, 146],
  [112, 150],
  [126, 158],
] as const;

function House() {
  return (
    <g fill="var(--paper)" strokeWidth="1.2">
      <path d="M166 88V66H226V88Z" />
      <path d="M160 66 174 50H218L232 66Z" />
      <path d="M182 50V43H187V50M205 50V43H210V50" />
      <path
        d="M166 66l6-7M172 66l10-12M180 66l12-15M190 66l11-15M200 66l9-13M210 66l6-9M220 66l3-5"
        strokeWidth=".6"
      />
      <path
        d="M192 88V75H200V88M172 72H177V79H172ZM181 72H186V79H181ZM206 72H211V79H206ZM215 72H220V79H215Z"
        strokeWidth=".9"
      />
    </g>
  );
}

function Compass() {
  return (
    <g transform="translate(262 188)">
      <circle r="19" strokeWidth=".8" />
      <circle r="15" strokeWidth=".6" strokeDasharray="1 2.2" />
      <path d="M0-25 4-4 25 0 4 4 0 25-4 4-25 0-4-4Z" fill="var(--paper)" />
      <path d="M0-25V0L4-4ZM25 0H0L4 4ZM0 25V0L-4 4ZM-25 0H0L-4-4Z" fill="currentColor" />
      <path d="M-3-29V-35L3-29V-35" strokeWidth="1.1" />
    </g>
  );
}

export function EngravedMap() {
  return (
    <svg
      className="engraved-map"
      viewBox="0 0 310 212"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth=".8"
    >
      <path d={WATER.join('')} />
      <path d="M92 6C112 50 78 96 102 136S92 190 104 206" strokeWidth="1.8" />
      <path d={HACHURES.join('')} strokeWidth=".7" />
      <path
        d="M100 126C132 122 158 134 176 118S196 100 196 92M306 60C270 84 262 128 176 118"
        strokeWidth="4.6"
      />
      <path
        d="M100 126C132 122 158 134 176 118S196 100 196 92M306 60C270 84 262 128 176 118"
        stroke="var(--paper)"
        strokeWidth="3"
      />
      {TREES.map(([x, y]) => (
        <path
          key={`${x}:${y}`}
          d={`M${x} ${y}v5M${x} ${y}c-6 0-6-9 0-11c6 2 6 11 0 11M${x + 1} ${y - 9}l3 5M${x + 1} ${y - 6}l2 3.5`}
          fill="var(--paper)"
        />
      ))}
      <House />
      <Compass />
    </svg>
  );
}
