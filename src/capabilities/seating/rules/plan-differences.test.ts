import { expect, it } from 'vitest';
import { newTable } from './lay-out-tables.ts';
import { planDifferences } from './plan-differences.ts';
import { NEW_ROOM } from './room.ts';

const table = (uuid: string, number: number, more: object = {}) => ({
  ...{ ...newTable('ROUND_60', number), uuid, ...more },
});
const seat = (guestUuid: string, tableUuid: string) => ({ guestUuid, tableUuid, seat: 1, isPinned: false });
const room = { ...NEW_ROOM, outline: [] };
const names: Record<string, string> = { ana: 'Ana Lee', tom: 'Tom Lee', nia: 'Nia Okafor' };
const nameOf = (uuid: string) => names[uuid] ?? '';

it('a plan is the same as itself', () => {
  const plan = { tables: [table('a', 1)], seats: [seat('ana', 'a')], room, fixtures: [] };
  expect(planDifferences(plan, plan, nameOf)).toEqual([]);
});

it('people, tables and the room are told apart', () => {
  const then = {
    tables: [table('a', 1), table('b', 2), table('c', 3)],
    seats: [seat('ana', 'a'), seat('tom', 'a'), seat('gone', 'b')],
    ...{ room, fixtures: [] },
  };
  const now = {
    tables: [
      table('a', 1, { label: 'Family', seats: 10 }),
      table('b', 2, { x: 900, angle: 30 }),
      table('d', 4),
    ],
    seats: [seat('ana', 'b'), seat('tom', 'a'), seat('nia', 'd')],
    room: { ...room, widthIn: 840 },
    fixtures: [{ uuid: 'f', kind: 'BAR' as const, label: '', x: 0, y: 0, length: 60, width: 30, angle: 0 }],
  };
  expect(planDifferences(then, now, nameOf)).toEqual([
    '1 person has a chair since: Nia Okafor.',
    '1 person had a chair then and none now: someone who left.',
    '1 person sits at another table: Ana Lee (Table 1 → Table 2).',
    '1 table added: Table 4.',
    '1 table removed: Table 3.',
    '1 table moved or turned: Table 2.',
    '1 table with other chairs or another size: Family.',
    '1 table renamed: Table 1 → Family.',
    expect.stringMatching(/^The room is 70 ft by .+ now instead of .+\.$/),
    'What stands in the room besides tables is different.',
  ]);
});

it('many names are counted', () => {
  const seats = Array.from({ length: 9 }, (_, at) => seat(`p${at}`, 'a'));
  const then = { tables: [table('a', 1)], seats: [], room, fixtures: [] };
  expect(planDifferences(then, { ...then, seats }, (uuid) => uuid.toUpperCase())).toEqual([
    '9 people have a chair since: P0, P1, P2, P3 and 5 more.',
  ]);
});
