import { LONGEST_LABEL } from '../budget-limits.ts';
import type { BudgetOperation } from '../budget-operations.ts';
import type { BudgetPayment, LineValues, PaymentValues } from '../budget-state.ts';
import type { PrintedBudget } from '../budget-table.ts';
import { NEW_LINE } from '../new-line.ts';
import { guessCategory, sectionNamed } from './guess-category.ts';
import { type KnownLine, knownLines, newToLine } from './known-lines.ts';
import { amountIn, dayIn, keyOf, type ReadRow, readLine, textIn, Unreadable } from './read-cells.ts';
import type { TableColumn } from './table-columns.ts';
import type { Cells, TableRow } from './table-rows.ts';

/** A row that was left out, and why: nothing of it is in the steps. */
export type RowProblem = {
  /** As a spreadsheet numbers them, from 1. */
  row: number;
  column: TableColumn | null;
  /** As it was typed. */
  text: string;
  message: string;
};

export type TableSurroundings = { budget: PrintedBudget; newUuid: () => string };

type Payment = Pick<PaymentValues, 'label' | 'amountCents' | 'dueOn' | 'paidOn'>;

/** The line that payments of its name belong to. */
type PaidLine = { uuid: string; section: LineValues['section']; payments: BudgetPayment[] };

/** Without a name it is called so in our file. */
const NAMELESS = 'Payment';

function isSamePayment(there: BudgetPayment, payment: Payment): boolean {
  const isSameName = (there.label || NAMELESS) === (payment.label || NAMELESS);
  const { amountCents, dueOn, paidOn } = there;
  return (
    isSameName && amountCents === payment.amountCents && dueOn === payment.dueOn && paidOn === payment.paidOn
  );
}

const sumOf = (payments: readonly BudgetPayment[]) =>
  payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Takes rows one after the other; each becomes steps, or a problem. */
export class TableReader {
  readonly operations: BudgetOperation[] = [];
  readonly problems: RowProblem[] = [];
  added = 0;
  changed = 0;
  /** Payments that are not there yet. */
  paid = 0;
  readonly #around: TableSurroundings;
  /** Lines that are there and no row has named yet; of two of one name, the first row is the first. */
  readonly #waiting: Map<string, KnownLine[]>;
  /** Of each name, the line that was read last. */
  readonly #lines = new Map<string, PaidLine>();
  readonly #payers: ReadonlyMap<string, string>;
  /** Lines that rows of their own bring payments for, and those above them: what is said to be paid there is the sum. */
  readonly #itemized: ReadonlySet<string>;
  #position: number;

  constructor(around: TableSurroundings, rows: readonly TableRow[]) {
    this.#around = around;
    const { lines, contributors } = around.budget;
    this.#waiting = Map.groupBy(knownLines(around.budget), ({ shown }) => keyOf(shown.name ?? ''));
    this.#payers = new Map(contributors.map(({ uuid, name }) => [keyOf(name), uuid]));
    this.#position = Math.max(0, ...lines.map(({ position }) => position));
    this.#itemized = new Set(
      rows.flatMap(({ cells: { payment, item = '', below = '' } }) =>
        payment === undefined ? [] : [keyOf(item), keyOf(below)],
      ),
    );
  }

  read({ at, cells }: TableRow): void {
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
    const key = keyOf(values.name);
    const waiting = this.#waiting.get(key);
    const known = waiting?.[0];
    const payments = this.#paymentsOf(cells, values, { paidCents, there: known?.payments ?? [] });
    waiting?.shift();
    if (known) this.#changeLine(known, values);
    const line = known ?? this.#addLine(values, { cells, below });
    this.#lines.set(key, line);
    for (const payment of payments) this.#addPayment(line, payment);
  }

  #changeLine(known: KnownLine, values: ReadRow['values']): void {
    const changed = newToLine(values, known);
    if (Object.keys(changed).length === 0) return;
    this.operations.push({ op: 'change', of: 'line', uuid: known.uuid, values: changed });
    this.changed += 1;
  }

  /** Read before it in this table, else there already. */
  #lineNamed(name: string): PaidLine | undefined {
    const key = keyOf(name);
    return this.#lines.get(key) ?? this.#waiting.get(key)?.[0];
  }

  #addLine(values: ReadRow['values'], { cells, below }: { cells: Cells; below: string }): PaidLine {
    const uuid = this.#around.newUuid();
    const parent = below === '' ? undefined : this.#lineNamed(below);
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
    return { uuid, section, payments: [] };
  }

  /** What was paid of it beyond what is noted, and what is left to pay on its day where no such payment is. */
  #paymentsOf(
    cells: Cells,
    values: ReadRow['values'],
    { paidCents, there }: { paidCents: number | null; there: readonly BudgetPayment[] },
  ): Payment[] {
    const [dueOn, paidOn] = [dayIn(cells, 'due'), dayIn(cells, 'paidOn')];
    if (this.#itemized.has(keyOf(values.name))) return [];
    const { agreedCents, quotedCents, priceCents, fixedCount, countedBy } = values;
    const planned = (priceCents ?? 0) * (countedBy === 'FIXED' ? (fixedCount ?? 0) : 1);
    const whole = agreedCents ?? quotedCents ?? planned;
    const left = whole - (paidCents ?? 0);
    const open = there.filter((payment) => payment.paidOn === null);
    const more = (paidCents ?? 0) - (sumOf(there) - sumOf(open));
    const { today } = this.#around.budget;
    return [
      ...(more > 0 ? [{ label: 'Paid', amountCents: more, dueOn: null, paidOn: paidOn ?? today }] : []),
      ...(dueOn && left > 0 && open.length === 0
        ? [{ label: 'Balance', amountCents: left, dueOn, paidOn: null }]
        : []),
    ];
  }

  #readPayment(cells: Cells): void {
    const line = this.#lineNamed(cells.item ?? '');
    if (!line) throw new Unreadable('item', 'There is no line of this name for the payment.');
    const amountCents = amountIn(cells, 'amount');
    if (amountCents === null) throw new Unreadable('amount', 'This payment has no amount.');
    this.#addPayment(line, {
      label: textIn(cells, 'payment', LONGEST_LABEL),
      amountCents,
      dueOn: dayIn(cells, 'due'),
      paidOn: dayIn(cells, 'paidOn'),
    });
  }

  /** One that is there already is not brought a second time. */
  #addPayment({ uuid: lineUuid, payments }: PaidLine, payment: Payment): void {
    const at = payments.findIndex((there) => isSamePayment(there, payment));
    if (at !== -1) {
      payments.splice(at, 1);
      return;
    }
    this.paid += 1;
    const values = { ...payment, lineUuid, inquiryUuid: null, payerUuid: null };
    this.operations.push({ op: 'add', of: 'payment', uuid: this.#around.newUuid(), values });
  }
}
