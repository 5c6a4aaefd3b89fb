import type { Fixture, RoomShape } from './room.ts';
import type { TableShape, TableSizeKey } from './table-sizes.data.ts';

export type TableValues = {
  /** What guests look for; no two of a plan have the same. */
  number: number;
  /** ‘Delgado family’; '' where the number is enough. */
  label: string;
  shape: TableShape;
  sizeKey: TableSizeKey;
  lengthIn: number;
  widthIn: number;
  seats: number;
  /** Its middle, in whole inches. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  angle: number;
  isStepFree: boolean;
  isForVendors: boolean;
};
export type SeatingTable = TableValues & { uuid: string };

/** A chair, counted from 1, and whether nobody moves who sits on it. */
export type Place = { tableUuid: string; seat: number; isPinned: boolean };
export type Seat = Place & { guestUuid: string };

/** Everything that operations change. */
export type SeatingState = {
  name: string;
  /** Guests read the number of their table with their reply. */
  isReleased: boolean;
  room: RoomShape;
  fixtures: readonly Fixture[];
  tables: readonly SeatingTable[];
  seats: readonly Seat[];
};

/** 'Table 6'; 'Delgado family' where it has a name. */
export function tableName({ number, label }: Pick<TableValues, 'number' | 'label'>): string {
  return label || `Table ${number}`;
}
