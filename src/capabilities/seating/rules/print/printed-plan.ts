import type { GuestKind } from '#capabilities/guests/rules/household-choices.ts';

/** In inches from the upper left corner of the room. */
export type PrintedPoint = { x: number; y: number };

/** Something that stands in the room, by its middle; degrees go clockwise. */
export type PrintedBody = {
  isRound: boolean;
  middle: PrintedPoint;
  width: number;
  depth: number;
  angle: number;
};

export type PrintedFixture = PrintedBody & { label: string };

export type PrintedTable = PrintedBody & {
  number: number;
  /** '' where the number is enough. */
  label: string;
  /** Chair by chair, in the order in which they are numbered. A row has chairs alone. */
  chairs: readonly PrintedPoint[];
  isRow: boolean;
};

/** Whoever comes, and whoever has a seat already without having said. */
export type PrintedPerson = {
  uuid: string;
  /** 'Ana Lee'; 'Guest of Ana Lee' while nobody has named them. */
  name: string;
  firstName: string;
  lastName: string;
  householdUuid: string;
  household: string;
  kind: GuestKind;
  hasAnswered: boolean;
  /** The place of the dish among those of the event. */
  dish: number | null;
  diet: string;
  needs: string;
  needsHighChair: boolean;
  /** The place of the table among those of the plan, and of the chair among its chairs. */
  seat: { table: number; chair: number } | null;
};

/** A seating plan as the prints need it, whatever it is kept as. */
export type PrintedPlan = {
  couple: string;
  event: { name: string; day: string; dishes: readonly string[] };
  room: { outline: readonly PrintedPoint[]; fixtures: readonly PrintedFixture[] };
  tables: readonly PrintedTable[];
  people: readonly PrintedPerson[];
};
