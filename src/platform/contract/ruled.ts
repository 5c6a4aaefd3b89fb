import { z } from 'zod';

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

/** Text that its rule must see as it came, but for blanks around it: nothing is taken out to make it pass. */
export const trimmedText = z.string().transform((text) => text.trim());

/** Text that arrives from people: trimmed, and never with a NUL byte, which PostgreSQL cannot store. */
export const cleanText = z
  .string()
  .max(20_000, 'Must be 20000 characters or less')
  .transform((text) => text.replaceAll('\0', '').trim());
