import { AISLE_IN } from '../../rules/check-room.ts';
import { feetText } from '../../rules/feet-text.ts';
import type { Point } from '../../rules/room.ts';
import { tableName } from '../../rules/seating-state.ts';
import type { NearestTable } from '../../rules/table-gaps.ts';

/** '2 ft 4 in to Table 6', as somebody walks between the chairs. */
export function distanceWords({ table, inches }: NearestTable): string {
  return inches < 0 ? `stands in ${tableName(table)}` : `${feetText(inches)} to ${tableName(table)}`;
}

/** A line to the nearest table while one is moved; drawn once, and led by hand. A layer of its own: the room stays as it is. */
export function DistanceMark() {
  return (
    <g data-distance visibility="hidden" className="group/far pointer-events-none will-change-transform">
      <line
        strokeWidth={2}
        strokeDasharray="5 4"
        className="stroke-secondary group-data-tight/far:stroke-red"
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        strokeWidth={6}
        paintOrder="stroke"
        className="fill-secondary stroke-paper font-semibold text-[15px] group-data-tight/far:fill-red-deep"
      />
    </g>
  );
}

/** Without React, which has nothing to do until the table is let go. */
export function showDistance(
  svg: SVGSVGElement | null,
  from: Point,
  nearest: NearestTable | undefined,
): void {
  const mark = svg?.querySelector('[data-distance]');
  const [line, text] = [mark?.querySelector('line'), mark?.querySelector('text')];
  if (!mark || !line || !text) return;
  mark.setAttribute('visibility', nearest ? 'visible' : 'hidden');
  if (!nearest) return;
  const { x, y } = nearest.table;
  mark.toggleAttribute('data-tight', nearest.inches < AISLE_IN);
  for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: x, y2: y }))
    line.setAttribute(name, String(value));
  text.setAttribute('x', String((from.x + x) / 2));
  text.setAttribute('y', String((from.y + y) / 2));
  text.textContent = distanceWords(nearest);
}
