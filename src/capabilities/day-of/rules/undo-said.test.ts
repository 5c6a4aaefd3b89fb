import { expect, it } from 'vitest';
import { emptyLog, noteDown, type Said, saidOf } from './day-log.ts';
import { undoOf } from './undo-said.ts';

const after = (...said: Said[]) =>
  said.reduce((log, each, place) => noteDown(log, each, { uuid: String(place), at: '' }).log, emptyLog('a'));

it('takes back what was done to what it was before, whatever that was', () => {
  const log = after(
    { kind: 'LATE', subject: 'dinner', value: 10 },
    { kind: 'HERE', subject: 'ruth', value: 1 },
  );
  const later = undoOf(log, 'Dinner', [{ kind: 'LATE', subject: 'dinner', value: 25 }]);
  expect(later).toEqual({
    text: 'Dinner: 25 min late',
    said: [{ kind: 'LATE', subject: 'dinner', value: 10 }],
  });
  // Of a household of which one was here already, only the other goes out again.
  const both = (['ruth', 'tom'] as const).map((subject) => ({ kind: 'HERE', subject, value: 1 }) as const);
  const { said, text } = undoOf(log, 'The Adlers', both);
  expect(text).toBe('The Adlers checked in');
  const back = said.reduce((now, each) => noteDown(now, each, { uuid: 'x', at: '' }).log, log);
  expect([saidOf(back, 'HERE', 'ruth'), saidOf(back, 'HERE', 'tom')]).toEqual([1, 0]);
});

it.each([
  ['DONE', 1, 'Toasts: done'],
  ['DONE', 0, 'Toasts: not done yet'],
  ['LATE', 0, 'Toasts: back on time'],
  ['ARRIVED', 1, 'Toasts arrived'],
  ['DELAYED', 65, 'Toasts 1 h 5 min late'],
  ['DELAYED', 0, 'Toasts on time'],
] as const)('says %s %i in words', (kind, value, text) => {
  expect(undoOf(emptyLog('a'), 'Toasts', [{ kind, subject: 'x', value }]).text).toBe(text);
});
