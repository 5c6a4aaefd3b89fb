import { chairsOf } from '../../rules/chairs.ts';
import { type RoomShape, roomCorners } from '../../rules/room.ts';
import type { SeatingTable } from '../../rules/seating-state.ts';
import { TableShape } from '../plan/table-shape.tsx';

interface RoomPictureProps {
  label: string;
  room: RoomShape;
  tables: readonly SeatingTable[];
  /** Chairs that somebody sits on: 'table seat'. */
  taken?: ReadonlySet<string>;
}

const MARGIN = 12;

/** A room to look at. */
export function RoomPicture({ label, room, tables, taken }: RoomPictureProps) {
  const corners = roomCorners(room);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${room.widthIn + 2 * MARGIN} ${room.lengthIn + 2 * MARGIN}`}
      className="max-h-130 w-full rounded-card bg-linen"
    >
      <polygon
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth={4}
        className="fill-paper stroke-light-navy"
      />
      {tables.map((table) => (
        <g key={table.uuid}>
          {chairsOf(table).map(({ seat, x, y }) => (
            <circle
              key={seat}
              cx={x}
              cy={y}
              r={9}
              strokeWidth={1}
              className={
                taken?.has(`${table.uuid} ${seat}`)
                  ? 'fill-blush stroke-blush'
                  : 'fill-paper stroke-line-strong'
              }
            />
          ))}
          <TableShape table={table} />
          <text
            x={table.x}
            y={table.y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink font-display font-semibold text-[24px]"
          >
            {table.number}
          </text>
        </g>
      ))}
    </svg>
  );
}
