import type { SeatingState, SeatingTable, TableValues } from '../seating-state.ts';
import type { Step } from './steps.ts';

/** Wherever they sit afterwards: each by guest, null for no chair. */
export type Wish = {
  guestUuid: string;
  chair: { tableUuid: string; seat: number } | null;
  isPinned?: boolean;
};

function placeOf(state: Pick<SeatingState, 'seats'>, guestUuid: string) {
  const found = state.seats.find((seat) => seat.guestUuid === guestUuid);
  if (!found) return null;
  const { guestUuid: _, ...place } = found;
  return place;
}

/** Seats, unseats, moves, swaps: all at once, so that two may change places. Who is there already makes no step. */
export function seatSteps(state: Pick<SeatingState, 'seats'>, wishes: readonly Wish[]): Step[] {
  return wishes.flatMap(({ guestUuid, chair, isPinned }): Step[] => {
    const before = placeOf(state, guestUuid);
    const after = chair && { ...chair, isPinned: isPinned ?? before?.isPinned ?? false };
    const isThere =
      before?.tableUuid === after?.tableUuid &&
      before?.seat === after?.seat &&
      before?.isPinned === after?.isPinned;
    return isThere ? [] : [{ on: 'guest', uuid: guestUuid, before, after }];
  });
}

/** Holds people on their chairs, or lets them go. */
export function pinSteps(
  state: Pick<SeatingState, 'seats'>,
  guestUuids: readonly string[],
  isPinned: boolean,
): Step[] {
  const wishes = guestUuids.flatMap((guestUuid) => {
    const place = placeOf(state, guestUuid);
    return place ? [{ guestUuid, chair: { tableUuid: place.tableUuid, seat: place.seat }, isPinned }] : [];
  });
  return seatSteps(state, wishes);
}

/** Chairs of a table nobody sits on, but for these people, who may stay where they are. */
export function freeChairs(
  state: Pick<SeatingState, 'seats'>,
  { uuid, seats }: Pick<SeatingTable, 'uuid' | 'seats'>,
  but: readonly string[] = [],
): number[] {
  const taken = new Set(
    state.seats
      .filter(({ tableUuid, guestUuid }) => tableUuid === uuid && !but.includes(guestUuid))
      .map(({ seat }) => seat),
  );
  return Array.from({ length: seats }, (_, place) => place + 1).filter((seat) => !taken.has(seat));
}

/** Side by side where a run of chairs is free, else wherever there is one; undefined where there are too few. */
export function seatTogether(
  state: Pick<SeatingState, 'seats'>,
  table: Pick<SeatingTable, 'uuid' | 'seats'>,
  guestUuids: readonly string[],
): Step[] | undefined {
  const free = freeChairs(state, table, guestUuids);
  if (free.length < guestUuids.length) return undefined;
  const start = free.findIndex(
    (seat, place) => free[place + guestUuids.length - 1] === seat + guestUuids.length - 1,
  );
  const chairs = start < 0 ? free : free.slice(start);
  return seatSteps(
    state,
    guestUuids.map((guestUuid, place) => ({
      guestUuid,
      chair: { tableUuid: table.uuid, seat: chairs[place] ?? 1 },
    })),
  );
}

/** Whoever sits at one of these tables goes back to the tray, and the tables go. */
export function removeTableSteps(
  state: Pick<SeatingState, 'seats' | 'tables'>,
  uuids: readonly string[],
): Step[] {
  const gone = new Set(uuids);
  const people = state.seats.filter(({ tableUuid }) => gone.has(tableUuid));
  const tables = state.tables.filter(({ uuid }) => gone.has(uuid));
  return [
    ...seatSteps(
      state,
      people.map(({ guestUuid }) => ({ guestUuid, chair: null })),
    ),
    ...tables.map(({ uuid, ...before }): Step => ({ on: 'table', uuid, before, after: null })),
  ];
}

/** Only what differs; people on chairs that a smaller table no longer has go back to the tray. */
export function changeTableSteps(
  state: Pick<SeatingState, 'seats' | 'tables'>,
  uuid: string,
  values: Partial<TableValues>,
): Step[] {
  const table = state.tables.find((one) => one.uuid === uuid);
  if (!table) return [];
  const fields = (Object.keys(values) as (keyof TableValues)[]).filter(
    (field) => values[field] !== table[field],
  );
  if (fields.length === 0) return [];
  const pick = (from: Partial<TableValues>) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  const seats = values.seats ?? table.seats;
  const left = state.seats.filter((one) => one.tableUuid === uuid && one.seat > seats);
  return [
    ...seatSteps(
      state,
      left.map(({ guestUuid }) => ({ guestUuid, chair: null })),
    ),
    { on: 'table', uuid, before: pick(table), after: pick(values) },
  ];
}

/** The lowest number no table has. */
export function nextNumber(tables: readonly Pick<SeatingTable, 'number'>[]): number {
  const taken = new Set(tables.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
