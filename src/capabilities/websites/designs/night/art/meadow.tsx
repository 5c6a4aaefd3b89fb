import { leafyStem } from './leafy-stem.ts';
import { MoonflowerSymbol } from './moonflower.tsx';
import { scatter } from './scatter.ts';

const SHEETS = [
  { salt: 11, count: 34, height: 270, leaf: 60 },
  { salt: 12, count: 34, height: 210, leaf: 66 },
  { salt: 13, count: 28, height: 74, leaf: 58 },
].map(({ salt, count, height, leaf }) => ({
  salt,
  stems: Array.from({ length: count }, (_, turn) =>
    leafyStem({
      x: ((turn + scatter(turn, salt)) * 1640) / count - 20,
      y: 430,
      angle: 90 + (scatter(turn, salt + 3) - 0.5) * 26,
      length: height * (0.55 + scatter(turn, salt + 7) * 0.75),
      bend: (scatter(turn, salt + 4) - 0.5) * 46,
      leaf,
      pairs: 7,
    }),
  ),
}));

const FLOWERS = Array.from({ length: 16 }, (_, turn) => ({
  x: Math.round((turn + 0.15 + scatter(turn, 21) * 0.6) * 95),
  y: Math.round(205 + scatter(turn, 22) * 110),
  size: Math.round(54 + scatter(turn, 23) * 74),
  tone: turn % 3,
}));

const FIREFLIES = Array.from({ length: 24 }, (_, turn) => ({
  x: Math.round(scatter(turn, 31) * 1600),
  y: Math.round(10 + scatter(turn, 32) * 240),
}));

function Leaves({ sheets }: { sheets: typeof SHEETS }) {
  return sheets.map(({ salt, stems }) => (
    <g className={`layer-${salt - 10}`} key={salt}>
      <path className="stem" d={stems.map(({ line }) => line).join('')} />
      <path d={stems.map(({ leaves }) => leaves).join('')} />
    </g>
  ));
}

/** The garden floor, where the page ends. */
export function Meadow() {
  return (
    <svg className="meadow" viewBox="0 0 1600 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <MoonflowerSymbol id="night-moonflower" />
      </defs>
      <Leaves sheets={SHEETS.slice(0, 2)} />
      {FLOWERS.map(({ x, y, size, tone }) => (
        <use
          key={x}
          className={`tone-${tone}`}
          href="#night-moonflower"
          x={x}
          y={y}
          width={size}
          height={size}
        />
      ))}
      <Leaves sheets={SHEETS.slice(2)} />
      {FIREFLIES.map(({ x, y }) => (
        <g className="firefly" key={x}>
          <circle cx={x} cy={y} r="11" />
          <circle cx={x} cy={y} r="2.2" />
        </g>
      ))}
    </svg>
  );
}
