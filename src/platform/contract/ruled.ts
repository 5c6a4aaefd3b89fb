import { z } from 'zod';
import { storedText } from '#base/validation/stored-text.ts';
import { fieldMessage, type RulesByField } from '#base/validation/validate-fields.ts';

type Rule<T> = (value: T) => string | undefined;

/** A schema whose refusals are the specification's own messages: the same rules the forms ask. */
export function ruled<T extends z.ZodType>(schema: T, ...rules: Rule<z.output<T>>[]): T {
  return schema.superRefine((value, context) => {
    for (const rule of rules) {
      const message = rule(value as z.output<T>);
      if (message === undefined) continue;
      context.addIssue({ code: 'custom', message });
      return;
    }
  }) as unknown as T;
}

/** What is wrong with a value that no rule can judge; one that is merely too large still has its type. */
const WRONG_TYPES: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union', 'invalid_element'];

/** Whether a rule looks at any of these fields. */
function looksAt(fields: ReadonlySet<PropertyKey>, values: object, ask: (values: object) => void): boolean {
  const seen = new Error('A field that a rule cannot judge.');
  const watched = new Proxy(values, {
    get(target, field, receiver) {
      if (fields.has(field)) throw seen;
      return Reflect.get(target, field, receiver) as unknown;
    },
  });
  try {
    ask(watched);
    return false;
  } catch (error) {
    if (error !== seen) throw error;
    return true;
  }
}

/**
 * An input that is judged by the rule table of its form. Each field is judged by itself, whatever is wrong with another, so
 * that everything is told at once; what has the wrong type is asked no rule, and no rule is asked that looks at it.
 */
export function ruledObject<Shape extends z.ZodRawShape>(
  shape: Shape,
  rules: RulesByField<z.output<z.ZodObject<Shape>>>,
): z.ZodObject<Shape> {
  type Values = z.output<z.ZodObject<Shape>>;
  let schema = z.object(shape);
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    const messageOf = (values: unknown) => fieldMessage(values as Values, field, rules);
    schema = schema.refine((values) => messageOf(values) === undefined, {
      path: [field],
      error: ({ input }) => messageOf(input),
      when: ({ value, issues }) => {
        if (issues.some(({ path }) => !path?.length || path[0] === field)) return false;
        const wrong = issues.filter(({ code }) => WRONG_TYPES.includes(code ?? ''));
        const fields = new Set(wrong.flatMap(({ path }) => path?.slice(0, 1) ?? []));
        return fields.size === 0 || !looksAt(fields, value as object, messageOf);
      },
    });
  }
  return schema;
}

/** Text that its rule must see as it came, but for blanks around it: nothing is taken out to make it pass. */
export const trimmedText = z.string().transform((text) => text.trim());

/** Text that arrives from people: trimmed, and never with a NUL byte, which PostgreSQL cannot store. */
export const cleanText = z.string().max(20_000, 'Must be 20000 characters or less').transform(storedText);
