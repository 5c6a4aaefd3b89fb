import { memo } from 'react';
import { chairsOf } from '../../rules/chairs.ts';
import { type Seat, type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { ChairDot } from './chair-dot.tsx';
import { pressedByKey } from './pressed-by-key.ts';
import { TableShape } from './table-shape.tsx';

interface TableGroupProps {
  table: SeatingTable;
  there: ReadonlyMap<number, Seat> | undefined;
  brokenGuests: ReadonlySet<string>;
  isMarked: boolean;
  /** First names of others who have this table in hand. */
  withOthers: string;
  /** 'table' or a chair: where Tab comes in. */
  stop: string | undefined;
  onTable: (table: SeatingTable) => void;
  onChair: (table: SeatingTable, seat: number) => void;
}

const NONE: ReadonlyMap<number, Seat> = new Map();

/** A table with its chairs around it. */
export const TableGroup = memo(function TableGroup(props: TableGroupProps) {
  const { table, there = NONE, brokenGuests, isMarked, withOthers, stop, onTable, onChair } = props;
  const { x, y } = table;
  const reach = Math.max(table.lengthIn, table.widthIn) / 2 + 30;
  const isLong = table.label !== '' && table.lengthIn >= 120;
  const isFlat = Math.min(table.lengthIn, table.widthIn) < 44;
  const seated = `${there.size}/${table.seats}`;
  return (
    <g data-group={table.uuid}>
      {isMarked && <circle cx={x} cy={y} r={reach} className="fill-wine-tint" />}
      {withOthers !== '' && (
        <circle
          cx={x}
          cy={y}
          r={reach}
          strokeWidth={2}
          strokeDasharray="6 4"
          className="fill-none stroke-green"
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG. */}
      <g
        role="button"
        tabIndex={stop === 'table' ? 0 : -1}
        data-table={table.uuid}
        aria-pressed={isMarked}
        aria-label={`${tableName(table)}, ${there.size} of ${table.seats} seated${withOthers === '' ? '' : `, ${withOthers} is here`}`}
        className="group/table cursor-pointer outline-none [&[data-over]>*:first-child]:fill-cove-tint [&:focus-visible>*:first-child]:stroke-[3px] [&:focus-visible>*:first-child]:stroke-primary"
        onClick={() => onTable(table)}
        onKeyDown={(event) => pressedByKey(event, () => onTable(table))}
      >
        <TableShape table={table} {...(isMarked && { className: 'stroke-primary! stroke-2' })} />
        {isLong ? (
          <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className="pointer-events-none">
            <tspan className="fill-ink font-display font-semibold text-[20px]">{table.number}</tspan>
            <tspan dx={8} className="fill-ink-soft text-[12px]">
              {table.label} · {seated}
            </tspan>
          </text>
        ) : isFlat ? (
          <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className="pointer-events-none">
            <tspan className="fill-ink font-display font-semibold text-[18px]">{table.number}</tspan>
            <tspan dx={6} className="fill-ink-soft text-[11px]">
              {seated}
            </tspan>
          </text>
        ) : (
          <text
            x={x}
            y={y - 6}
            textAnchor="middle"
            dominantBaseline="central"
            className="pointer-events-none"
          >
            <tspan className="fill-ink font-display font-semibold text-[20px]">{table.number}</tspan>
            <tspan x={x} dy={17} className="fill-ink-soft text-[11px]">
              {seated}
            </tspan>
          </text>
        )}
      </g>
      {chairsOf(table).map((chair) => {
        const seat = there.get(chair.seat);
        return (
          <ChairDot
            key={chair.seat}
            table={table}
            chair={chair}
            seat={seat}
            isBroken={seat !== undefined && brokenGuests.has(seat.guestUuid)}
            isStop={stop === String(chair.seat)}
            onPress={() => onChair(table, chair.seat)}
          />
        );
      })}
    </g>
  );
});
