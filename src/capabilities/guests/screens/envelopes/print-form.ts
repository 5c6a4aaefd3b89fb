import { typedNumber } from '#base/validation/numbers.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { PrintInput } from '../../contract/print.contract.ts';
import { isLabelKind } from '../../rules/label-sheets.ts';
import { PRINT_RULES } from '../../rules/print-rules.ts';

/** As the form holds it: the number as it is typed. */
export type PrintValues = Pick<PrintInput, 'kind' | 'formality' | 'returnAddress'> & { skip: string };

export const NEW_PRINT: PrintValues = {
  kind: 'LABELS_5160',
  formality: 'FORMAL',
  skip: '0',
  returnAddress: '',
};

/** Only labels have a sheet that was begun, only envelopes a sender. Without households it is everybody who is invited. */
export function printInput(
  { kind, formality, skip, returnAddress }: PrintValues,
  householdUuids: string[] | null = null,
): PrintInput {
  const isLabels = isLabelKind(kind);
  return {
    kind,
    formality,
    householdUuids,
    skip: isLabels ? (typedNumber(skip) ?? 0) : 0,
    returnAddress: isLabels ? '' : returnAddress,
  };
}

export const PRINT_FORM_RULES: FieldRules<PrintValues> = rulesOfInput({
  rules: () => PRINT_RULES,
  input: (values: PrintValues) => printInput(values),
  names: {},
});
