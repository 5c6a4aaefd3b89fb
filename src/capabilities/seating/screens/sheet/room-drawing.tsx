import type { OpenedSeatingSheet } from '../../contract/sheets.contract.ts';

type Drawing = NonNullable<OpenedSeatingSheet['drawing']>;
type Body = Drawing['fixtures'][number] | Drawing['tables'][number];

const CHAIR_INCHES = 18;
const EDGE = 12;

/** What has to be seen: the room, and whatever stands outside of it. */
function viewBox({ outline, tables, fixtures }: Drawing): string {
  const points = [
    ...outline,
    ...tables.flatMap(({ chairs, middle }) => [middle, ...chairs]),
    ...fixtures.map(({ middle }) => middle),
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  return `${left} ${top} ${Math.max(...xs) + EDGE - left} ${Math.max(...ys) + EDGE - top}`;
}

function Shape({ body, className }: { body: Body; className: string }) {
  const { middle, width, depth, angle, isRound } = body;
  const turn = `rotate(${angle} ${middle.x} ${middle.y})`;
  return isRound ? (
    <ellipse
      cx={middle.x}
      cy={middle.y}
      rx={width / 2}
      ry={depth / 2}
      transform={turn}
      className={className}
    />
  ) : (
    <rect
      x={middle.x - width / 2}
      y={middle.y - depth / 2}
      width={width}
      height={depth}
      transform={turn}
      className={className}
    />
  );
}

/** The room from above, with the numbers of its tables. All it says stands in the tables below as well. */
export function RoomDrawing({ drawing }: { drawing: Drawing }) {
  const { outline, fixtures, tables } = drawing;
  return (
    <svg
      role="img"
      aria-label={`The room from above, with ${tables.length} tables`}
      viewBox={viewBox(drawing)}
      className="h-auto max-h-[80vh] w-full rounded-card border border-line bg-paper"
    >
      <polygon
        points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-[4] stroke-ink"
      />
      {fixtures.map((fixture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves.
        <g key={place}>
          <Shape body={fixture} className="fill-linen stroke-[1.5] stroke-ink-soft" />
          <text
            x={fixture.middle.x}
            y={fixture.middle.y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink-soft text-[14px]"
          >
            {fixture.label}
          </text>
        </g>
      ))}
      {tables.map((table) => (
        <g key={table.number}>
          {!table.isRow && <Shape body={table} className="fill-paper stroke-[2.5] stroke-ink" />}
          {table.chairs.map(({ x, y, isTaken }, place) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: chairs are told apart by their place.
              key={place}
              cx={x}
              cy={y}
              r={CHAIR_INCHES / 2}
              className={isTaken ? 'fill-gold-tint stroke-ink' : 'fill-paper stroke-ink-soft'}
              strokeDasharray={isTaken ? undefined : '3 3'}
            />
          ))}
          <text
            x={table.middle.x}
            y={table.isRow ? table.middle.y - CHAIR_INCHES : table.middle.y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink font-display text-[24px]"
          >
            {table.number}
          </text>
        </g>
      ))}
    </svg>
  );
}
