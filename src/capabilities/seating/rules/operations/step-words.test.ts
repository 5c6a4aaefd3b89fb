import { describe, expect, it } from 'vitest';
import { newTable } from '../lay-out-tables.ts';
import { stepWords } from './step-words.ts';
import { inverseOf, type Step } from './steps.ts';

const naming = {
  nameOf: (uuid: string) => (uuid === 'theo' ? 'Theo Hart' : 'Ana Lee'),
  tableOf: (uuid: string) => (uuid === 't4' ? { number: 4, label: '' } : { number: 6, label: 'Family' }),
  fixtureOf: (uuid: string) => (uuid === 'bar' ? { kind: 'BAR' as const, label: '' } : undefined),
};
const place = (tableUuid: string, seat: number, isPinned = false) => ({ tableUuid, seat, isPinned });
const guest = (
  uuid: string,
  before: ReturnType<typeof place> | null,
  after: ReturnType<typeof place> | null,
): Step => ({ on: 'guest', uuid, before, after });
const table = (uuid: string, after: object): Step => ({ on: 'table', uuid, before: {}, after });

describe('a change in words', () => {
  it.each<[string, Step[]]>([
    ['seating Theo Hart', [guest('theo', null, place('t4', 1))]],
    ['unseating Theo Hart', [guest('theo', place('t4', 1), null)]],
    ['moving Theo Hart', [guest('theo', place('t4', 1), place('t4', 2))]],
    ['locking Ana Lee', [guest('ana', place('t4', 1), place('t4', 1, true))]],
    ['unlocking Ana Lee', [guest('ana', place('t4', 1, true), place('t4', 1))]],
    ['seating 2 guests', [guest('theo', null, place('t4', 1)), guest('ana', null, place('t4', 2))]],
    ['moving 2 guests', [guest('theo', null, place('t4', 1)), guest('ana', place('t4', 1), null)]],
    ['moving Table 4', [table('t4', { x: 1, y: 2 })]],
    ['turning 2 tables', [table('t4', { angle: 15 }), table('t6', { angle: 15 })]],
    ['renaming Family', [table('t6', { number: 9 })]],
    ['changing Table 4', [table('t4', { seats: 10, sizeKey: 'ROUND_72' })]],
    ['adding Table 9', [{ on: 'table', uuid: 't9', before: null, after: newTable('ROUND_60', 9) }]],
    [
      'removing Table 9',
      [
        guest('theo', place('t9', 1), null),
        { on: 'table', uuid: 't9', before: newTable('ROUND_60', 9), after: null },
      ],
    ],
    ['moving the bar', [{ on: 'fixture', uuid: 'bar', before: { x: 1 }, after: { x: 2 } }]],
    ['changing the bar', [{ on: 'fixture', uuid: 'bar', before: { length: 1 }, after: { length: 2 } }]],
    ['renaming the plan', [{ on: 'plan', before: { name: 'A' }, after: { name: 'B' } }]],
    ['showing guests their table', [{ on: 'plan', before: {}, after: { isReleased: true } }]],
    ['changing the room', [{ on: 'plan', before: { widthIn: 1 }, after: { widthIn: 2 } }]],
  ])('%s', (words, steps) => {
    expect(stepWords(steps, naming)).toBe(words);
  });

  it('of a table that is gone again knows its number from what was there', () => {
    const steps: Step[] = [{ on: 'table', uuid: 'x', before: null, after: newTable('ROUND_60', 12) }];
    const { steps: back } = inverseOf({ uuid: 'o', steps }, 'b');
    expect(stepWords(back, naming)).toBe('removing Table 12');
  });
});
