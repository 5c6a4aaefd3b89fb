import { type RulesByField, validateFields } from '#base/validation/validate-fields.ts';

type Names<Input> = { readonly [Field in keyof Input]?: string };

/** What a form calls the fields of its call. */
type NameOf<Input, Given extends Names<Input>> = {
  [Field in keyof Input & string]: Given[Field] extends string ? Given[Field] : Field;
}[keyof Input & string];

/** How a form that is typed otherwise than it is sent becomes what is sent. */
export interface TypedInput<Values, Input, Given extends Names<Input>> {
  /** Asked anew each time: some rules know what day it is. */
  rules: () => RulesByField<Input>;
  /** What would be sent. What cannot be read stays as it is, or becomes NaN, for its rule to refuse. */
  input: (values: Values) => Input;
  /** The call's name of a field and the form's, where they differ. The same goes to `serverNames`. */
  names: Given;
}

type InputRule<Values> = (value: unknown, values: Values) => string | undefined;

/** The call's own rules for a form: asked about what would be sent, told at the field it was typed into. */
export function rulesOfInput<Values, Input extends object, const Given extends Names<Input>>(
  typed: TypedInput<Values, Input, Given>,
): { readonly [Name in NameOf<Input, Given>]?: readonly InputRule<Values>[] } {
  let judged: { values: Values; messages: Record<string, string> } | undefined;
  // Forms judge a copy of what is typed, each time a new one; its fields share what was found in it.
  function messagesOf(values: Values) {
    if (judged?.values !== values) {
      judged = { values, messages: validateFields(typed.input(values), typed.rules()) };
    }
    return judged.messages;
  }
  const found: Record<string, InputRule<Values>[]> = {};
  for (const field of Object.keys(typed.rules()) as (keyof Input & string)[]) {
    const name = typed.names[field] ?? field;
    const rule = (_typed: unknown, values: Values) => messagesOf(values)[field];
    found[name] = [...(found[name] ?? []), rule];
  }
  return found as { [Name in NameOf<Input, Given>]?: InputRule<Values>[] };
}
