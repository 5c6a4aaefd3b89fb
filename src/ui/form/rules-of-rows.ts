import type { RulesByField } from '#base/validation/validate-fields.ts';
import { rulesOfInput } from './rules-of-input.ts';

interface Rows<Values, Row, Input> {
  /** What the form calls them. */
  name: string;
  most: number;
  rules: RulesByField<Input>;
  rowsOf: (values: Values) => readonly Row[];
  /** What would be sent of one. */
  input: (row: Row) => Input;
  /** A new row, to name the rules of. */
  empty: Row;
}

type RowRule<Values> = (value: unknown, values: Values) => string | undefined;

/**
 * The call's own rules for rows that are added and removed: 'payments.0.label', 'payments.1.label' and so on. They have to be
 * named before there are rows; a row that is not there has nothing wrong with it.
 */
export function rulesOfRows<Values, Row, Input extends object>({
  name,
  most,
  rules,
  rowsOf,
  input,
  empty,
}: Rows<Values, Row, Input>): Record<string, RowRule<Values>[]> {
  const found: Record<string, RowRule<Values>[]> = {};
  for (let row = 0; row < most; row += 1) {
    const ofRow: Record<string, readonly RowRule<Values>[] | undefined> = rulesOfInput({
      rules: () => rules,
      input: (values: Values) => input(rowsOf(values)[row] ?? empty),
      names: {},
    });
    for (const [field, judged = []] of Object.entries(ofRow)) {
      found[`${name}.${row}.${field}`] = judged.map(
        (rule) => (value, values) => (row < rowsOf(values).length ? rule(value, values) : undefined),
      );
    }
  }
  return found;
}
