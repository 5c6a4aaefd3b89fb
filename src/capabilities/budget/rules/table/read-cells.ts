import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { parseUsDate } from '#base/calendar-date-format.ts';
import { parseTypedNumber } from '#base/typed-number.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_CENTS, MOST_COUNT } from '../budget-limits.ts';
import type { LineValues } from '../budget-state.ts';
import { HEAD_SOURCES, type HeadSource, headWord } from '../head-sources.ts';
import { yearProblem } from '../payment-days.ts';
import { readAmount } from './read-amount.ts';
import type { TableColumn } from './table-columns.ts';
import type { Cells } from './table-rows.ts';

/** What cannot be read of a row ends the row. */
export class Unreadable extends Error {
  readonly column: TableColumn;

  constructor(column: TableColumn, message: string) {
    super(message);
    this.column = column;
  }
}

export function amountIn(cells: Cells, column: TableColumn): number | null {
  const read = readAmount(cells[column] ?? '');
  if ('problem' in read) throw new Unreadable(column, read.problem);
  if (read.cents !== null && read.cents > MOST_CENTS) throw new Unreadable(column, 'This is too much.');
  return read.cents;
}

export function dayIn(cells: Cells, column: 'due' | 'paidOn'): CalendarDate | null {
  const text = cells[column] ?? '';
  if (text === '' || /^(tbd|n\/?a|-+|–|—)$/i.test(text)) return null;
  const day = parseCalendarDate(text) ?? parseUsDate(text);
  if (!day) throw new Unreadable(column, 'We can’t read this date. Write it like 06/12/2027.');
  const problem = yearProblem(day);
  if (problem) throw new Unreadable(column, `${problem}.`);
  return day;
}

export function textIn(cells: Cells, column: TableColumn, longest: number): string {
  const text = cells[column] ?? '';
  if (text.length > longest) throw new Unreadable(column, `This is longer than ${longest} characters.`);
  return text;
}

/** '140 invited' and '12 pieces', as our own file says it; a bare count is its own. */
function countIn(cells: Cells): Pick<LineValues, 'countedBy' | 'fixedCount'> | undefined {
  const [, number = '', word = ''] = /^(\d+)\s+([a-z]+)$/i.exec(cells.per ?? '') ?? [];
  const source = HEAD_SOURCES.find((one): one is HeadSource =>
    [headWord(one, 1), headWord(one, 2)].includes(word.toLowerCase()),
  );
  if (source && source !== 'FIXED') return { countedBy: source, fixedCount: null };
  const typed = source ? number : cells.quantity;
  if (typed === undefined || cells.unit === undefined) return undefined;
  const count = parseTypedNumber(typed);
  if (count === undefined || !Number.isInteger(count) || count < 0 || count > MOST_COUNT) {
    throw new Unreadable(source ? 'per' : 'quantity', 'We can’t read this number.');
  }
  return { countedBy: 'FIXED', fixedCount: count };
}

/** Names are compared without regard to how they are written. */
export const keyOf = (name: string) => name.trim().toLowerCase();

export type ReadRow = {
  values: Partial<LineValues> & { name: string };
  below: string;
  paidCents: number | null;
};

/** What a row says about a line. */
export function readLine(cells: Cells, payers: ReadonlyMap<string, string>): ReadRow {
  const name = textIn(cells, 'item', LONGEST_NAME) || textIn(cells, 'category', LONGEST_NAME);
  const named = name || textIn(cells, 'vendor', LONGEST_NAME);
  if (named === '') throw new Unreadable('item', 'This row doesn’t say what it is.');
  const counted = countIn(cells);
  const unit = amountIn(cells, 'unit');
  const planned = amountIn(cells, 'planned');
  const [quoted, agreed] = [amountIn(cells, 'quoted'), amountIn(cells, 'agreed')];
  const payerUuid = payers.get(keyOf(cells.payer ?? ''));
  const values: ReadRow['values'] = {
    name: named,
    ...(counted && unit !== null ? { priceCents: unit, ...counted } : {}),
    ...(!(counted && unit !== null) && planned !== null
      ? { priceCents: planned, countedBy: null, fixedCount: null }
      : {}),
    ...(quoted !== null && { quotedCents: quoted }),
    ...(agreed !== null && { agreedCents: agreed }),
    ...(cells.vendor && { vendorName: textIn(cells, 'vendor', LONGEST_NAME) }),
    ...(cells.note && { note: textIn(cells, 'note', LONGEST_NOTE) }),
    ...(payerUuid && { payerUuid }),
  };
  return { values, below: cells.below ?? '', paidCents: amountIn(cells, 'paid') };
}
