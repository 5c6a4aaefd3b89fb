import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { parseUsDate } from '#base/calendar-date-format.ts';
import { parseTypedNumber } from '#base/typed-number.ts';
import { LONGEST_LABEL, LONGEST_NAME, LONGEST_NOTE, MOST_CENTS, MOST_COUNT } from './budget-limits.ts';
import { type BudgetOperation, MOST_OPERATIONS } from './budget-operations.ts';
import type { BudgetContributor, BudgetLine, LineValues } from './budget-state.ts';
import { HEAD_SOURCES, type HeadSource, headWord } from './head-sources.ts';
import { NEW_LINE } from './new-line.ts';
import { guessCategory, sectionNamed } from './table/guess-category.ts';
import { parseCells } from './table/parse-cells.ts';
import { readAmount } from './table/read-amount.ts';
import { columnsOf, findHead, type TableColumn } from './table/table-columns.ts';

export const MOST_TABLE_ROWS = 1000;

/** A row that was left out, and why: nothing of it is in the steps. */
export type RowProblem = {
  /** As a spreadsheet numbers them, from 1. */
  row: number;
  column: TableColumn | null;
  /** As it was typed. */
  text: string;
  message: string;
};

export type TableReading = {
  /** Adds lines and payments; of a line that is there under the same name, it changes what the table says. */
  operations: BudgetOperation[];
  problems: RowProblem[];
  /** How many lines it brings, and how many it changes. */
  added: number;
  changed: number;
  /** What each column was taken for; null where it was left out. */
  columns: (TableColumn | null)[];
};

export type TableSurroundings = {
  lines: readonly BudgetLine[];
  contributors: readonly BudgetContributor[];
  today: string;
  newUuid: () => string;
};

type Cells = Partial<Record<TableColumn, string>>;
type Row = { at: number; cells: Cells };

/** Without heads: what it is, and then amounts in the order in which people keep them. */
const IN_ORDER: readonly TableColumn[] = ['planned', 'agreed', 'paid'];

function columnsWithoutHead(rows: readonly string[][]): (TableColumn | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isMoney = (column: number) => {
    const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => 'cents' in readAmount(cell));
  };
  let next = 0;
  return Array.from({ length: width }, (_, column) => {
    if (column === 0) return 'item';
    if (!isMoney(column)) return null;
    next += 1;
    return IN_ORDER[next - 1] ?? null;
  });
}

const SUMS = /^(grand |sub ?)?totals?\b|^sum$/i;

function rowsOf(cells: readonly string[][], columns: readonly (TableColumn | null)[], start: number): Row[] {
  return cells.slice(start).flatMap((row, index) => {
    const named: Cells = {};
    for (const [place, column] of columns.entries()) {
      const text = row[place]?.trim() ?? '';
      if (column && text !== '') named[column] = text;
    }
    const isEmpty = Object.keys(named).length === 0;
    const isSum = [named.item, named.category].some((text) => text !== undefined && SUMS.test(text));
    return isEmpty || isSum ? [] : [{ at: start + index + 1, cells: named }];
  });
}

/** What cannot be read of a row ends the row. */
class Unreadable extends Error {
  readonly column: TableColumn;

  constructor(column: TableColumn, message: string) {
    super(message);
    this.column = column;
  }
}

function amountIn(cells: Cells, column: TableColumn): number | null {
  const read = readAmount(cells[column] ?? '');
  if ('problem' in read) throw new Unreadable(column, read.problem);
  if (read.cents !== null && read.cents > MOST_CENTS) throw new Unreadable(column, 'This is too much.');
  return read.cents;
}

function dayIn(cells: Cells, column: 'due' | 'paidOn'): CalendarDate | null {
  const text = cells[column] ?? '';
  if (text === '' || /^(tbd|n\/?a|-+|–|—)$/i.test(text)) return null;
  const day = parseCalendarDate(text) ?? parseUsDate(text);
  if (!day) throw new Unreadable(column, 'We can’t read this date. Write it like 06/12/2027.');
  return day;
}

function textIn(cells: Cells, column: TableColumn, longest: number): string {
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

const keyOf = (name: string) => name.trim().toLowerCase();

type ReadRow = { values: Partial<LineValues> & { name: string }; below: string; paidCents: number | null };

function readLine(cells: Cells, payers: ReadonlyMap<string, string>): ReadRow {
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

class Reader {
  readonly operations: BudgetOperation[] = [];
  readonly problems: RowProblem[] = [];
  added = 0;
  changed = 0;
  readonly #around: TableSurroundings;
  readonly #lines: Map<string, Pick<BudgetLine, 'uuid' | 'section'>>;
  readonly #payers: ReadonlyMap<string, string>;
  /** Lines that rows of their own bring payments for, so that a sum of them is none. */
  readonly #itemized: ReadonlySet<string>;
  #position: number;

  constructor(around: TableSurroundings, rows: readonly Row[]) {
    this.#around = around;
    // Of two of one name, the first counts.
    this.#lines = new Map(around.lines.toReversed().map((line) => [keyOf(line.name), line]));
    this.#payers = new Map(around.contributors.map(({ uuid, name }) => [keyOf(name), uuid]));
    this.#position = Math.max(0, ...around.lines.map(({ position }) => position));
    this.#itemized = new Set(
      rows.flatMap(({ cells }) => (cells.payment !== undefined ? [keyOf(cells.item ?? '')] : [])),
    );
  }

  read({ at, cells }: Row): void {
    try {
      if (cells.payment !== undefined && cells.amount !== undefined) this.#readPayment(cells);
      else this.#readLine(cells);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { column, message } = error;
      this.problems.push({ row: at, column, text: cells[column] ?? '', message });
    }
  }

  #readLine(cells: Cells): void {
    const { values, below, paidCents } = readLine(cells, this.#payers);
    const payments = this.#paymentsOf(cells, values, paidCents);
    const known = this.#lines.get(keyOf(values.name));
    const uuid = known?.uuid ?? this.#around.newUuid();
    if (known) {
      this.operations.push({ op: 'change', of: 'line', uuid, values });
      this.changed += 1;
    } else this.#addLine(uuid, values, { cells, below });
    for (const payment of payments) this.#addPayment(uuid, payment);
  }

  #addLine(uuid: string, values: ReadRow['values'], { cells, below }: { cells: Cells; below: string }): void {
    const parent = below === '' ? undefined : this.#lines.get(keyOf(below));
    const category = guessCategory(values.name, cells.category ?? '');
    const section = parent?.section ?? sectionNamed(cells.category ?? '') ?? category?.section ?? 'ELSE';
    this.#position += 1;
    this.operations.push({
      op: 'add',
      of: 'line',
      uuid,
      values: {
        ...NEW_LINE,
        section,
        categoryKey: category?.key ?? null,
        position: this.#position,
        parentUuid: parent?.uuid ?? null,
        ...values,
      },
    });
    this.added += 1;
    this.#lines.set(keyOf(values.name), { uuid, section });
  }

  /** What was paid of it, and what is left to pay on its day. */
  #paymentsOf(cells: Cells, values: ReadRow['values'], paidCents: number | null) {
    const [dueOn, paidOn] = [dayIn(cells, 'due'), dayIn(cells, 'paidOn')];
    if (this.#itemized.has(keyOf(values.name))) return [];
    const { agreedCents, quotedCents, priceCents, fixedCount, countedBy } = values;
    const planned = (priceCents ?? 0) * (countedBy === 'FIXED' ? (fixedCount ?? 0) : 1);
    const whole = agreedCents ?? quotedCents ?? planned;
    const left = whole - (paidCents ?? 0);
    return [
      ...(paidCents
        ? [{ label: 'Paid', amountCents: paidCents, dueOn: null, paidOn: paidOn ?? this.#around.today }]
        : []),
      ...(dueOn && left > 0 ? [{ label: 'Balance', amountCents: left, dueOn, paidOn: null }] : []),
    ];
  }

  #readPayment(cells: Cells): void {
    const line = this.#lines.get(keyOf(cells.item ?? ''));
    if (!line) throw new Unreadable('item', 'There is no line of this name for the payment.');
    const amountCents = amountIn(cells, 'amount');
    if (amountCents === null) throw new Unreadable('amount', 'This payment has no amount.');
    this.#addPayment(line.uuid, {
      label: textIn(cells, 'payment', LONGEST_LABEL),
      amountCents,
      dueOn: dayIn(cells, 'due'),
      paidOn: dayIn(cells, 'paidOn'),
    });
  }

  #addPayment(
    lineUuid: string,
    payment: { label: string; amountCents: number; dueOn: string | null; paidOn: string | null },
  ): void {
    const values = { ...payment, lineUuid, inquiryUuid: null, payerUuid: null };
    this.operations.push({ op: 'add', of: 'payment', uuid: this.#around.newUuid(), values });
  }
}

/**
 * A table as people keep it, pasted or from a file: each row becomes a line, with what was paid and what is due. Rows
 * that cannot be read are told and left out; the rest can be taken over.
 */
export function readTable(text: string, around: TableSurroundings): TableReading {
  const cells = parseCells(text);
  const head = findHead(cells);
  const columns = head === undefined ? columnsWithoutHead(cells) : columnsOf(cells[head] ?? []);
  const rows = rowsOf(cells, columns, head === undefined ? 0 : head + 1);
  const reader = new Reader(around, rows);
  for (const row of rows.slice(0, MOST_TABLE_ROWS)) {
    reader.read(row);
  }
  const { operations, problems, added, changed } = reader;
  const beyond = rows[MOST_TABLE_ROWS];
  if (beyond) {
    const message = `We take ${MOST_TABLE_ROWS.toLocaleString('en-US')} rows at a time. The rest was left out.`;
    problems.push({ row: beyond.at, column: null, text: '', message });
  }
  return { operations, problems, added, changed, columns };
}

/** A change is sent as a whole, and a call takes so much and no more. */
const MOST_BYTES = 200_000;

/** As many changes as it takes to send them all. */
export function inChanges(operations: readonly BudgetOperation[]): BudgetOperation[][] {
  const encoder = new TextEncoder();
  const changes: BudgetOperation[][] = [];
  let room = 0;
  for (const operation of operations) {
    const bytes = encoder.encode(JSON.stringify(operation)).length;
    const current = changes.at(-1);
    if (current && bytes <= room && current.length < MOST_OPERATIONS) current.push(operation);
    else {
      changes.push([operation]);
      room = MOST_BYTES;
    }
    room -= bytes;
  }
  return changes;
}
