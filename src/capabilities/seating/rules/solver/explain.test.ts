import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeWedding } from '../../testing/make-wedding.ts';
import { makeSmallProblem } from '../../testing/small-problems.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import { explainGuest } from './explain-guest.ts';
import { explainRun } from './explain-run.ts';
import { explainTable } from './explain-table.ts';
import { judgeMove } from './judge-move.ts';
import type { Seat, SeatingProblem } from './problem.ts';
import { scoreOf } from './score-term.ts';
import { searchSeats } from './search-seats.ts';

const QUICK = { mode: 'FILL', seed: 1, runs: 1, steps: 1_000 } as const;
const score = (problem: SeatingProblem, seats: readonly Seat[]) =>
  scoreOf(evaluatePlan(problem, seats).filter(({ kind }) => kind !== 'UNSEATED'));

it('the reasons of a guest add up to what the score has of them, and other tables to what they would change', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const problem = makeSmallProblem(seed, { people: 12, tables: 5, rules: 12, pins: 1 });
      const { seats } = searchSeats(problem, QUICK);
      for (const { personId } of seats.slice(0, 4)) {
        const why = explainGuest(problem, seats, personId);
        const rest = seats.filter((seat) => seat.personId !== personId);
        expect(why?.points).toBe(score(problem, seats) - score(problem, rest));
        for (const { tableId, points } of why?.others ?? []) {
          const moved = [...rest, { personId, tableId, seat: null }];
          expect(points).toBe(score(problem, moved) - score(problem, seats));
          expect(judgeMove(problem, seats, { personIds: [personId], tableId }).points).toBe(points);
        }
      }
    }),
    { numRuns: 20 },
  );
});

it('somebody without a seat has no reasons', () => {
  const problem = makeWedding({ guests: 12, seed: 1 });
  expect(explainGuest(problem, [], 'p1')).toBeUndefined();
});

it('of a table says who knows whom and who knows nobody', () => {
  const wedding = makeWedding({ guests: 12, seed: 1 });
  const tagged = (at: number, householdId: string, tagIds: string[]) => ({
    ...(wedding.people[at] as (typeof wedding.people)[number]),
    householdId,
    tagIds,
  });
  const people = [
    tagged(0, 'a', ['college']),
    tagged(1, 'a', ['college']),
    tagged(2, 'b', ['college']),
    tagged(3, 'c', ['work']),
  ];
  const seats = people.map(({ id }, at) => ({ personId: id, tableId: 't1', seat: at + 1 }));
  expect(explainTable({ ...wedding, people, rules: [] }, seats, 't1')).toEqual({
    acquainted: [
      ['p1', 'p3'],
      ['p2', 'p3'],
    ],
    strangerIds: ['p4'],
  });
});

it('of a run says what is kept and what is broken, and mends what one move can', () => {
  let repairs = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const problem = makeSmallProblem(seed, { people: 10, tables: 5, rules: 12, pins: 1 });
      const seats = problem.present;
      const run = explainRun(problem, seats);
      const brokenIds = run.broken.map(({ ruleId }) => ruleId);
      expect([...run.keptIds, ...brokenIds].toSorted()).toEqual(problem.rules.map(({ id }) => id).toSorted());
      for (const { ruleId, personId, tableId } of run.repairs) {
        repairs += 1;
        const after = [
          ...seats.filter((seat) => seat.personId !== personId),
          { personId, tableId, seat: null },
        ];
        expect(explainRun(problem, after).keptIds).toContain(ruleId);
      }
    }),
    { numRuns: 15 },
  );
  expect(repairs).toBeGreaterThan(0);
});

it('a move that breaks a rule is told with the distance', () => {
  const wedding = makeWedding({ guests: 60, seed: 1 });
  const [theo, dana] = wedding.people.filter(({ householdId }) => ['h1', 'h2'].includes(householdId));
  const people = [
    { ...(theo as (typeof wedding.people)[number]), name: 'Theo', householdId: 'x' },
    { ...(dana as (typeof wedding.people)[number]), name: 'Dana', householdId: 'y' },
  ];
  const personIds = people.map(({ id }) => id);
  const rule = {
    id: 'r',
    kind: 'APART',
    strength: 'HARD',
    source: 'COUPLE',
    personIds,
    distanceIn: 180,
  } as const;
  const problem = { ...wedding, people, rules: [rule], pins: [] };
  const seats = [
    { personId: personIds[0] ?? '', tableId: 't1', seat: 1 },
    { personId: personIds[1] ?? '', tableId: 't6', seat: 1 },
  ];
  expect(judgeMove(problem, seats, { personIds: personIds.slice(0, 1), tableId: 't5' }).breaks).toEqual([
    {
      ruleId: 'r',
      words: 'Keep Theo and Dana 15 ft apart.',
      measured: 'Table 5 is 11 ft from Table 6.',
      distanceIn: 132,
    },
  ]);
  expect(judgeMove(problem, seats, { personIds, tableId: null }).breaks).toEqual([]);
});
