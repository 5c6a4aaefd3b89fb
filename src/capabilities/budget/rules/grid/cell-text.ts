import { dollarsText, parseDollars } from '#base/money.ts';
import { LONGEST_NAME, MOST_CENTS } from '../budget-limits.ts';
import type { BudgetLine, LineValues } from '../budget-state.ts';
import type { GridColumn } from './grid-rows.ts';
import { plannedText, readPlanned } from './read-planned.ts';

/** What of a line can be typed over here; the rest follows from payments, vendors and the lines below. */
export function canTypeIn(column: GridColumn, facts: { hasBelow: boolean; hasVendor: boolean }): boolean {
  if (column === 'paid' || column === 'toPay') return false;
  if (column === 'planned') return !facts.hasBelow;
  return column !== 'who' || !facts.hasVendor;
}

/** What a field begins with when a cell is opened. */
export function cellText(line: BudgetLine, column: GridColumn): string {
  switch (column) {
    case 'name':
      return line.name;
    case 'who':
      return line.vendorName;
    case 'planned':
      return plannedText(line);
    case 'quoted':
      return dollarsText(line.quotedCents);
    case 'agreed':
      return dollarsText(line.agreedCents);
    default:
      return '';
  }
}

export type ReadCell = { values: Partial<LineValues> } | { problem: string };

const NO_AMOUNT = 'That isn’t an amount. Type something like 1,200 or 1,200.50.';
const NO_PLAN = 'That isn’t an amount. Type something like 1,200, or 60 × guests.';
const TOO_LONG = `That’s longer than ${LONGEST_NAME} characters.`;

function readAmount(field: 'quotedCents' | 'agreedCents', text: string): ReadCell {
  if (text === '' || text === '–' || text === '-') return { values: { [field]: null } };
  const cents = parseDollars(text);
  if (cents === undefined || cents > MOST_CENTS) return { problem: NO_AMOUNT };
  return { values: { [field]: cents } };
}

function readWords(field: 'name' | 'vendorName', text: string): ReadCell {
  const words = text.replace(/\s+/g, ' ');
  return words.length > LONGEST_NAME ? { problem: TOO_LONG } : { values: { [field]: words } };
}

/** What typing this into a cell changes about its line. */
export function readCell(column: GridColumn, typed: string): ReadCell {
  const text = typed.trim();
  switch (column) {
    case 'name':
      return readWords('name', text);
    case 'who':
      return readWords('vendorName', text);
    case 'planned': {
      const values = readPlanned(text);
      return values ? { values } : { problem: NO_PLAN };
    }
    case 'quoted':
      return readAmount('quotedCents', text);
    case 'agreed':
      return readAmount('agreedCents', text);
    default:
      return { problem: 'This adds itself up.' };
  }
}

/** Of the values, those that the line does not have already. */
export function newValues(line: BudgetLine, values: Partial<LineValues>): Partial<LineValues> {
  const differing = Object.entries(values).filter(
    ([field, value]) => line[field as keyof LineValues] !== value,
  );
  return Object.fromEntries(differing);
}
