import { describe, expect, it } from 'vitest';
import { counterState } from './counter-state.ts';

describe('counterState', () => {
  it.each([
    [0, 50, 'input', 'empty'],
    [44, 50, 'input', 'empty'],
    [45, 50, 'input', 'warn'],
    [50, 50, 'input', 'warn'],
    [51, 50, 'input', 'error'],
    [479, 500, 'textarea', 'empty'],
    [480, 500, 'textarea', 'warn'],
    [500, 500, 'textarea', 'warn'],
    [501, 500, 'textarea', 'error'],
  ] as const)('%i of %i in a %s is %s', (length, max, kind, state) => {
    expect(counterState(length, max, kind)).toBe(state);
  });

  it('does not colour an empty field with a short maximum', () => {
    expect(counterState(0, 5, 'input')).toBe('empty');
    expect(counterState(1, 5, 'input')).toBe('warn');
  });
});
