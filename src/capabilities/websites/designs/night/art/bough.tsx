import { leafyStem } from './leafy-stem.ts';
import { MoonflowerSymbol } from './moonflower.tsx';
import { scatter } from './scatter.ts';

const LAYERS = [
  { salt: 1, count: 9, leaf: 74, length: 500 },
  { salt: 2, count: 8, leaf: 62, length: 400 },
  { salt: 3, count: 6, leaf: 46, length: 540 },
].map(({ salt, count, leaf, length }) => ({
  salt,
  stems: Array.from({ length: count }, (_, turn) =>
    leafyStem({
      x: -20 + scatter(turn, salt) * 40,
      y: -40 + turn * 26,
      angle: -4 - turn * (66 / count) - scatter(turn, salt + 5) * 10,
      length: length * (0.72 + scatter(turn, salt + 9) * 0.42),
      bend: -30,
      leaf,
      pairs: 10,
    }),
  ),
}));

const FLOWERS = [
  { x: -14, y: 10, size: 128 },
  { x: 96, y: -22, size: 92 },
  { x: -34, y: 128, size: 98 },
  { x: 128, y: 52, size: 56 },
  { x: 44, y: 208, size: 68 },
];

/** Leaves and moonflowers leaning in from a corner of the sky; the sheet mirrors it for the other corner. */
export function Bough({ side }: { side: 'start' | 'end' }) {
  const id = `night-bough-${side}`;
  return (
    <svg className={`bough ${side}`} viewBox="0 0 480 560" aria-hidden="true">
      <defs>
        <MoonflowerSymbol id={id} />
      </defs>
      {LAYERS.map(({ salt, stems }) => (
        <g className={`layer-${salt}`} key={salt}>
          <path className="stem" d={stems.map(({ line }) => line).join('')} />
          <path d={stems.map(({ leaves }) => leaves).join('')} />
        </g>
      ))}
      {FLOWERS.map(({ x, y, size }) => (
        <use key={`${x}:${y}`} href={`#${id}`} x={x - 20} y={y - 20} width={size} height={size} />
      ))}
    </svg>
  );
}
