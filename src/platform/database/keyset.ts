import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isCalendarDate } from '#base/calendar-date.ts';

/**
 * What an order can compare. `name` goes by code points and `text` by the column's own collation; `rank` is a small whole
 * number and `number` any whole one.
 */
export type KeyKind = 'instant' | 'day' | 'name' | 'text' | 'rank' | 'number' | 'uuid';

type Kind = {
  /** On its way into a cursor. */
  out: (column: string) => string;
  /** And back, as the index compares it. */
  back: (value: string) => string;
  /** Whatever the database would refuse is no key: anybody can send a cursor. */
  isKey: (text: string) => boolean;
};

const asText = (column: string) => `${column}::text`;
/** The one character PostgreSQL cannot hold. */
const hasNoNul = (text: string) => !text.includes('\0');

const KINDS: Readonly<Record<KeyKind, Kind>> = {
  /** In microseconds since 1970, all the database keeps; our own dates know nothing of them. */
  instant: {
    out: (column) => `(extract(epoch from ${column}) * 1000000)::bigint::text`,
    back: (value) => `(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    isKey: (text) => /^-?\d{1,16}$/.test(text),
  },
  day: { out: asText, back: (value) => `${value}::date`, isKey: isCalendarDate },
  name: { out: asText, back: (value) => `${value}::text collate "C"`, isKey: hasNoNul },
  text: { out: asText, back: (value) => `${value}::text`, isKey: hasNoNul },
  rank: { out: asText, back: (value) => `${value}::int`, isKey: (text) => /^-?\d{1,9}$/.test(text) },
  number: { out: asText, back: (value) => `${value}::bigint`, isKey: (text) => /^-?\d{1,18}$/.test(text) },
  uuid: {
    out: asText,
    back: (value) => `${value}::uuid`,
    isKey: (text) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text),
  },
};

/** A column, or an expression letter by letter as its index has it. Neither may be null: a row without a key has no place. */
export type Key = { kind: KeyKind; by: PgColumn | string };

/** How a list is ordered, so that a page can begin behind the last row of the one before. */
export type KeysetOrder = {
  /** Cursors of another order are none of this one. */
  name: string;
  /** All keys go the same way, or no index could be walked along them. */
  direction: 'asc' | 'desc';
  /** What is compared, one after the other. */
  keys: readonly Key[];
  /** Tells rows apart whose keys are all equal. */
  tie: Key;
  /** For lists that are several, one after the other in the same order: how many. */
  parts?: number;
};

/** Where a row stands: its keys in text, the one that tells it apart last. */
export type Place = { keys: string[]; part?: number | undefined };

function columnText({ by }: Key): string {
  return typeof by === 'string' ? by : `"${getTableName(by.table)}"."${by.name}"`;
}

const keysOf = ({ keys, tie }: KeysetOrder): Key[] => [...keys, tie];

/** What the order compares, in SQL. */
export function keyColumns(order: KeysetOrder): string[] {
  return keysOf(order).map(columnText);
}

/** For `order by`; with other names for the columns where they have got some. */
export function orderedBy(order: KeysetOrder, columns = keyColumns(order)): string {
  return columns.map((column) => `${column} ${order.direction}`).join(', ');
}

/** For `select`: the keys of a row's place. */
export function placeColumn(order: KeysetOrder, columns = keyColumns(order)): string {
  const out = keysOf(order).map(({ kind }, index) => KINDS[kind].out(columns[index] ?? ''));
  return `array[${out.join(', ')}]`;
}

/** For `where`: behind that place. `bind` takes a value and gives what stands for it in the statement. */
export function isBehind(order: KeysetOrder, { keys }: Place, bind: (value: string) => string): string {
  const values = keysOf(order).map(({ kind }, index) => KINDS[kind].back(bind(keys[index] ?? '')));
  const sign = order.direction === 'asc' ? '>' : '<';
  return `(${keyColumns(order).join(', ')}) ${sign} (${values.join(', ')})`;
}

export function isPlace(order: KeysetOrder, { keys, part }: Place): boolean {
  const kinds = keysOf(order).map(({ kind }) => kind);
  return (
    keys.length === kinds.length &&
    kinds.every((kind, index) => KINDS[kind].isKey(keys[index] ?? '')) &&
    (part ?? 0) < (order.parts ?? 1)
  );
}

/** The same for Drizzle's builder. */
export function keysetSql(order: KeysetOrder) {
  return {
    keys: sql<string[]>`${sql.raw(placeColumn(order))}`,
    orderBy: sql.raw(orderedBy(order)),
    /** Nothing where the list begins. */
    behind: (place: Place | undefined): SQL | undefined => {
      if (!place) return undefined;
      const values: string[] = [];
      const text = isBehind(order, place, (value) => `\0${values.push(value)}\0`);
      const chunks = text
        .split('\0')
        .map((chunk, index) => (index % 2 === 0 ? sql.raw(chunk) : sql`${values[Number(chunk) - 1]}`));
      return sql.join(chunks);
    },
  };
}
