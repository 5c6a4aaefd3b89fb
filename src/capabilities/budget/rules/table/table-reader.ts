import { LONGEST_LABEL } from '../budget-limits.ts';
import type { BudgetOperation } from '../budget-operations.ts';
import type { BudgetContributor, BudgetLine } from '../budget-state.ts';
import { NEW_LINE } from '../new-line.ts';
import { guessCategory, sectionNamed } from './guess-category.ts';
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

export type TableSurroundings = {
  lines: readonly BudgetLine[];
  contributors: readonly BudgetContributor[];
  today: string;
  newUuid: () => string;
};

/** Takes rows one after the other; each becomes steps, or a problem. */
export class TableReader {
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

  constructor(around: TableSurroundings, rows: readonly TableRow[]) {
    this.#around = around;
    // Of two of one name, the first counts.
    this.#lines = new Map(around.lines.toReversed().map((line) => [keyOf(line.name), line]));
    this.#payers = new Map(around.contributors.map(({ uuid, name }) => [keyOf(name), uuid]));
    this.#position = Math.max(0, ...around.lines.map(({ position }) => position));
    this.#itemized = new Set(
      rows.flatMap(({ cells }) => (cells.payment !== undefined ? [keyOf(cells.item ?? '')] : [])),
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
