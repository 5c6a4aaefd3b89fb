export type CounterState = 'empty' | 'warn' | 'error';

/** How many characters before the maximum the counter starts to warn. */
export const COUNTER_WARNS_WITHIN = { input: 5, textarea: 20 } as const;

/** Look of a character counter; an untouched field is never coloured, however short its maximum. */
export function counterState(length: number, max: number, kind: 'input' | 'textarea'): CounterState {
  if (length > max) return 'error';
  return length > 0 && max - length <= COUNTER_WARNS_WITHIN[kind] ? 'warn' : 'empty';
}
