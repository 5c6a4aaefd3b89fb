import { describe, expect, it } from 'vitest';
import { searchSeats } from '../../rules/solver/search-seats.ts';
import { makeWedding } from '../../testing/make-wedding.ts';
import { findFewestMoves, proveSeating } from './ask-prover.ts';

const wedding = makeWedding({ guests: 60, seed: 7 });
const quickly = { mode: 'FILL', seed: 1, runs: 1, steps: 60_000 } as const;

describe('asked in a thread of its own', { timeout: 60_000 }, () => {
  it('says that a wedding can be seated, and moves nobody when one cannot come', async () => {
    expect(await proveSeating(wedding)).toEqual({ kind: 'POSSIBLE' });
    const { seats } = searchSeats(wedding, quickly);
    const gone = seats[20]?.personId;
    const people = wedding.people.filter(({ id }) => id !== gone);
    const answer = await findFewestMoves({ ...wedding, people, present: seats });
    expect(answer.kind).toBe('FOUND');
    if (answer.kind !== 'FOUND') return;
    expect(answer.plan.movedIds).toEqual([]);
    expect(answer.plan.broken.filter(({ strength }) => strength === 'HARD')).toEqual([]);
    expect(answer.plan.seats).toEqual(seats.filter(({ personId }) => personId !== gone));
  });

  it('names what contradicts itself, and nothing else', async () => {
    const [one, other] = wedding.people.filter(({ householdId }) => householdId === 'h2');
    const rule = {
      id: 'impossible',
      kind: 'APART',
      strength: 'HARD',
      source: 'COUPLE',
      personIds: [one?.id ?? '', other?.id ?? ''],
      distanceIn: null,
    } as const;
    expect(await proveSeating({ ...wedding, rules: [...wedding.rules, rule] })).toEqual({
      kind: 'IMPOSSIBLE',
      conflict: { ruleIds: ['household-h2', 'impossible'], pinnedIds: [], isSmallest: true },
    });
  });

  it('with more people than chairs names no rule', async () => {
    const tables = wedding.tables.slice(2).map((table) => ({ ...table, isStepFree: true }));
    expect(await proveSeating({ ...wedding, tables, rules: [], pins: [] })).toEqual({
      kind: 'IMPOSSIBLE',
      conflict: { ruleIds: [], pinnedIds: [], isSmallest: true },
    });
  });
});
