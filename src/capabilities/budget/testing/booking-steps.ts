import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { LineValues } from '../rules/budget-state.ts';
import { type Ask, bookingsOf, NO_NOTES, offer } from './asks.ts';
import { type BudgetWorld, change, newLine, type Spender } from './budget-world.ts';

/** Somebody of the wedding, the vendor of an inquiry, a line or a change by a number. */
export type BookingStep =
  | { do: 'offer' | 'book' | 'note'; by: number; who: number; cents: number }
  | { do: 'unbook' | 'rebook' | 'vendor books' | 'vendor cancels'; by: number; who: number }
  | { do: 'remove line' | 'undo' | 'add line'; by: number; at: number }
  | { do: 'edit line'; by: number; at: number; values: Partial<LineValues> };

const by = fc.nat(1);
const who = fc.nat(2);
const at = fc.nat(40);
const cents = fc.integer({ min: 1, max: 900_000 });
const edits: fc.Arbitrary<Partial<LineValues>> = fc.oneof(
  fc.record({ agreedCents: fc.option(cents, { nil: null }) }),
  fc.record({ quotedCents: fc.option(cents, { nil: null }), note: fc.constantFrom('', 'Ask Ana') }),
  fc.record({ priceCents: cents, countedBy: fc.constantFrom(null, 'INVITED' as const) }),
  fc.record({ section: fc.constantFrom('PLACE' as const, 'ELSE' as const), vendorName: fc.constant('Ray') }),
);

export const bookingStep: fc.Arbitrary<BookingStep> = fc.oneof(
  fc.record({ do: fc.constantFrom('offer' as const, 'book' as const, 'note' as const), by, who, cents }),
  fc.record({
    do: fc.constantFrom(
      'unbook' as const,
      'rebook' as const,
      'vendor books' as const,
      'vendor cancels' as const,
    ),
    by,
    who,
  }),
  fc.record({
    do: fc.constantFrom('remove line' as const, 'undo' as const, 'add line' as const),
    by,
    at,
  }),
  fc.record({ do: fc.constant('edit line' as const), by, at, values: edits }),
);

/** Two partners and whom they asked, with every change that was made so far. */
export type BookingStory = {
  world: BudgetWorld;
  partners: readonly [Spender, Spender];
  asks: readonly Ask[];
  changes: string[];
};

async function playLine(
  { changes }: BookingStory,
  person: Spender,
  step: BookingStep & { at: number },
): Promise<string> {
  if (step.do === 'undo') {
    const uuid = changes[step.at % Math.max(changes.length, 1)];
    return uuid ? refusal(person.budget.undoBudgetChange({ uuid, as: randomUUID() })) : 'nothing';
  }
  if (step.do === 'add line') {
    const photos = newLine('More photos', { categoryKey: 'photography', section: 'PEOPLE' });
    changes.push((await change(person, photos)).uuid);
    return 'not refused';
  }
  const { lines } = await person.budget.readBudget();
  const uuid = lines[step.at % Math.max(lines.length, 1)]?.uuid;
  if (!uuid) return 'nothing';
  const operation =
    step.do === 'edit line'
      ? ({ op: 'change', of: 'line', uuid, values: step.values } as const)
      : ({ op: 'remove', of: 'line', uuid } as const);
  const made = randomUUID();
  const answer = await refusal(person.budget.changeBudget({ uuid: made, operations: [operation] }));
  if (answer === 'not refused') changes.push(made);
  return answer;
}

/** Whatever the state refuses is refused, with a code; anything else that goes wrong ends the test. */
export function play(story: BookingStory, step: BookingStep): Promise<string> {
  const person = story.partners[step.by === 0 ? 0 : 1];
  if ('at' in step) return playLine(story, person, step);
  const ask = story.asks[step.who];
  if (!ask) return Promise.resolve('nothing');
  const { uuid, vendor } = ask;
  const amountCents = 'cents' in step ? step.cents : 1;
  const payments = [{ label: 'Deposit', amountCents: 7, dueOn: '2026-04-01', paidOn: null }];
  const work = {
    offer: () => offer(ask, amountCents),
    book: () => person.inquiries.book({ uuid, amountCents }),
    note: () =>
      bookingsOf(story.world, person).saveBooking({ uuid, ...NO_NOTES, totalCents: amountCents, payments }),
    unbook: () => person.inquiries.unbook({ uuid, confirm: true }),
    rebook: () => person.inquiries.book({ uuid }),
    'vendor books': () => vendor.owner.inquiries.bookLead({ uuid }),
    'vendor cancels': () => vendor.owner.inquiries.unbookLead({ uuid, confirm: true }),
  }[step.do];
  return refusal(work());
}
