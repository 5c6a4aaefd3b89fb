import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEP_KINDS } from './step-kinds.ts';
import { stepWords } from './step-words.ts';

describe('stepWords', () => {
  it.each([
    [{ kind: 'GUESTS_ADDED', count: 1, subject: 'Ada Okafor' }, 'Added Ada Okafor'],
    [{ kind: 'GUESTS_ADDED', count: 6, subject: 'Ada Okafor' }, 'Added 6 guests'],
    [{ kind: 'GUESTS_IMPORTED', count: 1, subject: '' }, 'Brought in 1 guest'],
    [{ kind: 'GUESTS_SEATED', count: 1, subject: 'Ada Okafor' }, 'Seated Ada Okafor'],
    [{ kind: 'GUESTS_SEATED', count: 22, subject: 'Ada Okafor' }, 'Seated 22 guests'],
    [{ kind: 'VENDOR_SAVED', count: 1, subject: 'The Brass Lantern' }, 'Saved The Brass Lantern'],
    [{ kind: 'VENDOR_SAVED', count: 3, subject: 'The Brass Lantern' }, 'Saved The Brass Lantern and 2 more'],
    [{ kind: 'INQUIRY_SENT', count: 2, subject: 'Fern & Field' }, 'Wrote to Fern & Field and 1 more'],
    [{ kind: 'VENDOR_BOOKED', count: 1, subject: 'Fern & Field' }, 'Booked Fern & Field'],
    [{ kind: 'TASK_DONE', count: 1, subject: 'Order rings' }, 'Finished “Order rings”'],
    [{ kind: 'TASK_ADDED', count: 4, subject: 'Order rings' }, 'Added 4 tasks'],
    [{ kind: 'TASK_COMMENTED', count: 2, subject: 'Walk-through' }, 'Commented on “Walk-through”'],
    [{ kind: 'BUDGET_CHANGED', count: 1, subject: 'Flowers' }, 'Changed Flowers in the budget'],
    [{ kind: 'PAYMENT_MADE', count: 1, subject: 'The Night Owls, deposit' }, 'Paid The Night Owls, deposit'],
  ] as const)('%j reads %s', (step, words) => {
    expect(stepWords(step)).toBe(words);
  });

  it('has words for every kind, and never an empty place in them', () => {
    const anyStep = fc.record({
      kind: fc.constantFrom(...STEP_KINDS),
      count: fc.integer({ min: 1, max: 5000 }),
      subject: fc.constant('Somebody'),
    });
    fc.assert(
      fc.property(anyStep, (step) => {
        expect(stepWords(step)).toMatch(/^[A-Z]\S*( \S+)+$/);
      }),
    );
  });
});
