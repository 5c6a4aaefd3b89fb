import type { PrintedPlan } from '../print/printed-plan.ts';
import { seatedTables } from '../print/seated-tables.ts';
import { tableWords } from '../print/table-words.ts';

export type SheetSeat = {
  guestUuid: string;
  name: string;
  /** ‘Table 4’; '' for who has no seat. */
  table: string;
  dish: string;
  care: string;
};

/** What somebody saw of a plan, to tell later what is other. */
export type SheetState = {
  seats: SheetSeat[];
  tables: { number: number; label: string; chairs: number }[];
  /** Where everything stands; '' where the drawing is not shown. */
  room: string;
};

export function sheetState(plan: PrintedPlan, showsRoom: boolean): SheetState {
  const { tables, unseated } = seatedTables(plan);
  const all = [
    ...tables.flatMap(({ table, people }) => people.map((person) => ({ person, table: tableWords(table) }))),
    ...unseated.map((person) => ({ person, table: '' })),
  ];
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);
  return {
    seats: all.map(({ person, table }) => ({
      ...{ guestUuid: person.uuid, name: person.name, table },
      dish: person.dish === null ? '' : (plan.event.dishes[person.dish] ?? ''),
      care: [person.diet, person.needs].filter(Boolean).join(', '),
    })),
    tables: tables.map(({ table: { number, label, chairs } }) => ({ number, label, chairs: chairs.length })),
    room: showsRoom
      ? JSON.stringify(
          [plan.room, plan.tables.map(({ middle, width, depth, angle }) => [middle, width, depth, angle])],
          rounded,
        )
      : '',
  };
}

const instead = (now: string, then: string, nothing: string) =>
  now === then ? '' : `${now || nothing} instead of ${then || nothing}`;

function seatWords(now: SheetSeat, then: SheetSeat): string[] {
  const parts = [
    instead(now.table, then.table, 'no table'),
    instead(now.dish, then.dish, 'no dish'),
    instead(now.care, then.care, 'nothing noted'),
    now.name === then.name ? '' : `was ${then.name}`,
  ].filter(Boolean);
  return parts.length === 0 ? [] : [`${now.name}: ${parts.join('; ')}`];
}

/** What is other than before, in words: rooms and tables first, then people. */
export function sheetChangeWords(before: SheetState, after: SheetState): string[] {
  const tableOf = new Map(before.tables.map((table) => [table.number, table]));
  const seatOf = new Map(before.seats.map((seat) => [seat.guestUuid, seat]));
  const tables = new Set(after.tables.map(({ number }) => number));
  const people = new Set(after.seats.map(({ guestUuid }) => guestUuid));
  return [
    ...(after.room === before.room ? [] : ['The drawing of the room changed']),
    ...after.tables.flatMap((table) => {
      const old = tableOf.get(table.number);
      if (!old) return [`${tableWords(table)} is new, with ${table.chairs} chairs`];
      const name = table.label === old.label ? '' : `called ${table.label || tableWords(table)} now`;
      const chairs = table.chairs === old.chairs ? '' : `${table.chairs} chairs instead of ${old.chairs}`;
      const parts = [chairs, name].filter(Boolean);
      return parts.length === 0 ? [] : [`${tableWords(table)}: ${parts.join('; ')}`];
    }),
    ...before.tables
      .filter(({ number }) => !tables.has(number))
      .map((table) => `${tableWords(table)} is gone`),
    ...after.seats.flatMap((seat) => {
      const old = seatOf.get(seat.guestUuid);
      if (old) return seatWords(seat, old);
      return [[`${seat.name} is new`, seat.table, seat.dish, seat.care].filter(Boolean).join(', ')];
    }),
    ...before.seats
      .filter(({ guestUuid }) => !people.has(guestUuid))
      .map(({ name }) => `${name} isn’t coming anymore`),
  ];
}
