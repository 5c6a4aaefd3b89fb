import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceSteps } from './balance-steps.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const at = (day: number) => new Date(START + day * DAY).toISOString();
const moved = (day: number, balanceAfter: number) => ({ at: at(day), credits: 1, balanceAfter });
const step = (from: number, until: number, balance: number) => ({
  fromMs: START + from * DAY,
  untilMs: START + until * DAY,
  balance,
});

describe('the steps of a balance', () => {
  it.each([
    ['none', [], []],
    ['one, up to now', [moved(3, 16)], [step(3, 10, 16)]],
    ['several', [moved(5, 9), moved(3, 16)], [step(3, 5, 16), step(5, 10, 9)]],
    ['two at one moment', [moved(5, 9), moved(5, 20), moved(3, 16)], [step(3, 5, 16), step(5, 10, 9)]],
    ['one that is just now', [moved(10, 4)], [step(10, 10, 4)]],
  ])('%s', (_, transactions, steps) => {
    expect(balanceSteps(transactions, at(10))).toEqual(steps);
  });

  it('leave no gap and end now with the balance', () => {
    const days = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(days, (some) => {
        const listed = some.toSorted((a, b) => b - a).map((day, index) => moved(day, index));
        const steps = balanceSteps(listed, at(300));
        for (const [index, { fromMs }] of steps.slice(1).entries())
          expect(steps[index]?.untilMs).toBe(fromMs);
        expect(steps.at(-1)).toMatchObject({ untilMs: START + 300 * DAY, balance: 0 });
      }),
    );
  });
});
