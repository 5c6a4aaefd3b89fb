import type { RoomShape } from './room.ts';
import { MOST_TABLES } from './seating-limits.ts';
import type { TableValues } from './seating-state.ts';
import { TABLE_SIZES, type TableSizeKey } from './table-sizes.data.ts';

/** Between the edges of two tables: chairs on both sides and somebody who passes. */
export const TABLE_GAP_IN = 60;
/** Between a table and the wall. */
const WALL_GAP_IN = 42;

/** A table of this size as it is put down first: with as many chairs as are comfortable, but with no fewer than asked. */
export function newTable(sizeKey: TableSizeKey, number: number, seats?: number): TableValues {
  const { shape, lengthIn, widthIn, comfortable, most } = TABLE_SIZES[sizeKey];
  return {
    ...{ number, label: '', shape, sizeKey, lengthIn, widthIn },
    seats: Math.min(Math.max(seats ?? comfortable, 1), most),
    ...{ x: 0, y: 0, angle: 0, isStepFree: false, isForVendors: false },
  };
}

/** How many tables these people need. */
export function tablesFor(people: number, sizeKey: TableSizeKey): number {
  return Math.min(MOST_TABLES, Math.max(1, Math.ceil(people / TABLE_SIZES[sizeKey].comfortable)));
}

/** Columns of a grid that comes out about as wide as the room is to its length. */
function columnsFor(count: number, cell: { x: number; y: number }, { widthIn, lengthIn }: RoomShape): number {
  const fitting = Math.max(1, Math.floor((widthIn - 2 * WALL_GAP_IN + TABLE_GAP_IN) / cell.x));
  const even = Math.ceil(Math.sqrt((count * widthIn * cell.y) / (lengthIn * cell.x)));
  return Math.min(Math.max(1, even), fitting, count);
}

/** So many tables of one size in rows, and a room that is long enough for them. */
export function layOutTables(
  { count, sizeKey, seats }: { count: number; sizeKey: TableSizeKey; seats?: number | undefined },
  room: RoomShape,
): { room: RoomShape; tables: TableValues[] } {
  const { lengthIn, widthIn } = TABLE_SIZES[sizeKey];
  const cell = { x: lengthIn + TABLE_GAP_IN, y: widthIn + TABLE_GAP_IN };
  const columns = columnsFor(count, cell, room);
  const rows = Math.ceil(count / columns);
  const needed = rows * cell.y - TABLE_GAP_IN + 2 * WALL_GAP_IN;
  const length = Math.max(room.lengthIn, Math.ceil(needed / 12) * 12);
  const left = Math.round((room.widthIn - (columns - 1) * cell.x) / 2);
  const top = Math.round((length - (rows - 1) * cell.y) / 2);
  const tables = Array.from({ length: count }, (_, place) => ({
    ...newTable(sizeKey, place + 1, seats),
    x: left + (place % columns) * cell.x,
    y: top + Math.floor(place / columns) * cell.y,
  }));
  return { room: { ...room, lengthIn: length }, tables };
}
