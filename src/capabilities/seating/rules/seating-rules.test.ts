import { describe, expect, it } from 'vitest';
import { planDemoSeating } from '../demo/plan-demo-seating.ts';
import { smallPlan } from '../testing/random-plan.ts';
import { derivedRules } from './derived-rules.ts';
import { isLateYes } from './freed-chairs.ts';
import { isRunOpen } from './run-states.ts';
import { newRule, RULE_KINDS, ruleGap } from './seating-rule.ts';
import { stepsOfResult } from './seats-of-result.ts';
import { isVersionDue } from './versions.ts';

const person = (uuid: string, householdUuid: string, ...needs: string[]) => ({ uuid, householdUuid, needs });

describe('rules that follow from the list', () => {
  it('keep households together and give people what they need', () => {
    const people = [
      person('a', 'h1', 'STEP_FREE', 'HIGH_CHAIR'),
      person('b', 'h1'),
      person('c', 'h2', 'QUIET'),
    ];
    const rules = derivedRules(people, new Set(['NEEDS:c:QUIET']));
    expect(rules).toMatchObject([
      {
        key: 'HOUSEHOLD:h1',
        kind: 'TOGETHER',
        guestUuids: ['a', 'b'],
        strength: 'HARD',
        source: 'HOUSEHOLD',
        isWaived: false,
      },
      { key: 'NEEDS:a:STEP_FREE', kind: 'STEP_FREE', guestUuids: ['a'], strength: 'HARD', source: 'NEEDS' },
      { key: 'NEEDS:c:QUIET', kind: 'AWAY_FROM', fixture: 'SPEAKERS', isWaived: true },
    ]);
  });
});

describe('a rule', () => {
  it('of any kind says what it lacks, and nothing once it has it', () => {
    for (const kind of RULE_KINDS) expect(ruleGap(newRule(kind, []))).toMatch(/^[A-Z].+\.$/);
    expect(ruleGap(newRule('APART', ['a', 'a']))).toBe('Choose at least two people.');
    expect(ruleGap({ ...newRule('TOGETHER', []), tagUuid: 'college' })).toBeUndefined();
    expect(ruleGap({ ...newRule('AT', ['a']), tableNumbers: [4] })).toBeUndefined();
    expect(ruleGap({ ...newRule('AWAY_FROM', ['a']), fixture: 'BAND' })).toBeUndefined();
    expect(ruleGap({ ...newRule('MIX', []), balance: 'SIDE' })).toBeUndefined();
  });
});

describe('what a run found', () => {
  const plan = {
    ...smallPlan(),
    seats: [
      { guestUuid: 'pinned', tableUuid: 'table-0', seat: 1, isPinned: true },
      { guestUuid: 'free', tableUuid: 'table-0', seat: 2, isPinned: false },
    ],
  };
  const chair = (guestUuid: string, seat: number) => ({ guestUuid, tableUuid: 'table-0', seat });

  it('seats whom it names, nobody else, and leaves out who stopped coming', () => {
    const found = [chair('pinned', 1), chair('new', 3), chair('gone', 2)];
    const { steps, left, movesPinned } = stepsOfResult(plan, found, (guest) => guest !== 'gone');
    expect(steps).toMatchObject([
      { uuid: 'free', after: null },
      { uuid: 'new', before: null, after: { seat: 3, isPinned: false } },
    ]);
    expect(left).toEqual(['gone']);
    expect(movesPinned).toBe(false);
  });

  it('never moves who is pinned', () => {
    expect(stepsOfResult(plan, [chair('pinned', 3)], () => true).movesPinned).toBe(true);
    expect(stepsOfResult(plan, [], () => true).movesPinned).toBe(true);
  });
});

describe('moments', () => {
  const now = new Date('2027-06-01T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it('of a late yes: said lately, and after the plan was begun', () => {
    const yes = (answeredAt: Date | null, status = 'ATTENDING') =>
      isLateYes({ status, answeredAt }, { begunAt: hoursAgo(240), now });
    expect(yes(hoursAgo(2))).toBe(true);
    expect(yes(hoursAgo(2), 'INVITED')).toBe(false);
    expect(yes(hoursAgo(200))).toBe(false);
    expect(yes(hoursAgo(300))).toBe(false);
    expect(yes(null)).toBe(false);
  });

  it('of a version: the first change of an hour', () => {
    expect(isVersionDue(undefined, now)).toBe(true);
    expect(isVersionDue(hoursAgo(0.9), now)).toBe(false);
    expect(isVersionDue(hoursAgo(1), now)).toBe(true);
  });

  it('of a run that keeps others out: not for ever', () => {
    expect(isRunOpen({ state: 'RUNNING', createdAt: hoursAgo(0.01) }, now)).toBe(true);
    expect(isRunOpen({ state: 'RUNNING', createdAt: hoursAgo(1) }, now)).toBe(false);
    expect(isRunOpen({ state: 'DONE', createdAt: now }, now)).toBe(false);
  });
});

describe('the plans of the demo', () => {
  const guests = Array.from({ length: 120 }, (_, place) => ({
    uuid: `guest-${place}`,
    householdUuid: `household-${Math.floor(place / 2)}`,
    isComing: place % 12 !== 5,
  }));

  it('are the same for the same seed: half seated with fourteen rules, or everybody', () => {
    const half = { guests, seated: 61, isReleased: false, hasRules: true };
    const plan = planDemoSeating('seed', half);
    expect(planDemoSeating('seed', half)).toEqual(plan);
    expect(plan.state.seats).toHaveLength(61);
    expect(plan.rules.map(ruleGap)).toEqual(Array.from({ length: 14 }, () => undefined));
    const all = planDemoSeating('seed', { ...half, seated: Number.POSITIVE_INFINITY });
    expect(all.state.seats).toHaveLength(110);
  });
});
