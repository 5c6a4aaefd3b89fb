import type { z } from 'zod';
import { type FieldRules, ruleErrors } from '#ui/form/rule-errors.ts';
import { trimmedValues } from '#ui/form/trimmed-values.ts';

/** A call of a contract, as far as its input goes. */
type Call = { '~orpc': { inputSchema?: unknown } };
export type Messages = Record<string, string>;

type Definition<Values extends object> = {
  /** Who draws it. */
  files: readonly string[];
  /** Whom it is sent to, by name. */
  calls: Readonly<Record<string, Call>>;
  /** Typed well: every field of the form. */
  values: Values;
  rules: FieldRules<Values>;
  /** What is sent; by default the values themselves. */
  input?: (values: Values) => object;
  /** What is sent beside it: ids of the page, marks of the browser. */
  beside?: object;
  /** The call's name of a field and the form's, where they differ. */
  names?: Readonly<Messages>;
  /** Fields of the call that nobody types here, and why. */
  notTyped?: Readonly<Messages>;
  /** Fields that the form judges more strictly than the call, and why. */
  stricter?: Readonly<Messages>;
  /** What can be chosen, where a field is chosen and not typed. */
  choices?: { readonly [Field in keyof Values]?: readonly Values[Field][] };
  /** What the use case asks of an input that the contract took. */
  alsoAsked?: (input: never) => Messages;
};

export type FormCase = Required<
  Pick<Definition<Record<string, unknown>>, 'files' | 'values' | 'names' | 'notTyped' | 'stricter'>
> & {
  calls: Readonly<Record<string, z.ZodObject>>;
  choices: Readonly<Record<string, readonly unknown[]>>;
  /** What the form says of its values. */
  problemsOf: (values: object) => Messages;
  sentOf: (values: object) => object;
  alsoAsked: (input: unknown) => Messages;
};

/** One form of the product beside the calls it is sent to. */
export function formCase<Values extends object>(form: Definition<Values>): FormCase {
  const { files, names = {}, notTyped = {}, stricter = {}, choices = {}, beside = {} } = form;
  const inputOf = form.input ?? ((values: Values) => values);
  const typed = (values: object) => trimmedValues(values, []) as Values;
  const schemas = Object.entries(form.calls).map(([name, call]) => [name, call['~orpc'].inputSchema]);
  return {
    files,
    names,
    notTyped,
    stricter,
    choices: choices as FormCase['choices'],
    values: form.values as Record<string, unknown>,
    calls: Object.fromEntries(schemas),
    problemsOf: (values) => ruleErrors<Values>(form.rules, typed(values)) as Messages,
    sentOf: (values) => ({ ...beside, ...inputOf(typed(values)) }),
    alsoAsked: (input) => form.alsoAsked?.(input as never) ?? {},
  };
}
