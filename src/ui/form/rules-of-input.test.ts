import { expect, test } from 'vitest';
import { ruleErrors } from './rule-errors.ts';
import { rulesOfInput } from './rules-of-input.ts';

type Typed = { from: string; until: string; note: string };
type Sent = { fromCents: number; untilCents: number; note: string };

const amount = (cents: number) => (Number.isNaN(cents) ? 'No amount' : undefined);
const notBelow = (until: number, { fromCents }: Sent) => (until < fromCents ? 'Ends too early' : undefined);

let longest = 5;
const rules = rulesOfInput({
  rules: () => ({
    fromCents: [amount],
    untilCents: [amount, notBelow],
    note: [(text: string) => (text.length > longest ? 'Too long' : undefined)],
  }),
  input: ({ from, until, note }: Typed): Sent => ({
    fromCents: Number(from) * 100,
    untilCents: Number(until) * 100,
    note,
  }),
  names: { fromCents: 'from', untilCents: 'until' },
});

test('what would be sent is judged, and told at the field it was typed into', () => {
  expect(ruleErrors<Typed>(rules, { from: 'some', until: '2', note: 'a' })).toEqual({ from: 'No amount' });
  expect(ruleErrors<Typed>(rules, { from: '3', until: '2', note: 'a' })).toEqual({ until: 'Ends too early' });
  expect(ruleErrors<Typed>(rules, { from: '2', until: '2', note: 'a' })).toEqual({});
});

test('the rules are asked anew of each copy', () => {
  const values = { from: '1', until: '2', note: '123456' };
  expect(ruleErrors<Typed>(rules, values)).toEqual({ note: 'Too long' });
  longest = 6;
  expect(ruleErrors<Typed>(rules, { ...values })).toEqual({});
});
