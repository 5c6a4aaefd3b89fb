import type { Rule } from './rule.ts';

/** The message of the first rule the value breaks. */
export function firstMessage<T>(value: T, ...rules: readonly Rule<NoInfer<T>>[]): string | undefined {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Several rules as one; the first broken rule speaks. */
export function allOf<T>(...rules: readonly Rule<T>[]): Rule<T> {
  return (value) => firstMessage(value, ...rules);
}
