import { describe, expect, it } from 'vitest';
import type { SeatingPlan } from '../../contract/plans.contract.ts';
import { newTable } from '../lay-out-tables.ts';
import { seatSteps } from '../operations/plan-steps.ts';
import { NEW_ROOM } from '../room.ts';
import { newRule } from '../seating-rule.ts';
import { reasonsFor } from './guest-reasons.ts';
import { judgePlan, newlyBroken } from './judgement.ts';
import { problemOfPlan } from './problem-of-plan.ts';

const person = (
  uuid: string,
  more: Partial<SeatingPlan['people'][number]> = {},
): SeatingPlan['people'][number] => ({
  ...{ uuid, firstName: uuid, lastName: '', householdUuid: `home-${uuid}`, kind: 'ADULT', hostUuid: null },
  ...{ status: 'ATTENDING', answeredAt: null, isLateYes: false, meal: null },
  ...{ tagUuids: [], diets: [], dietNote: '', needs: [] },
  ...more,
});
type Rule = SeatingPlan['rules'][number];
const rule = (key: string, values: Partial<Rule> & Pick<Rule, 'kind'>): Rule => ({
  ...newRule(values.kind, []),
  ...{ guestUuids: ['Theo', 'Dana'], tableNumbers: [] },
  ...{ key, source: 'COUPLE', isWaived: false },
  ...values,
});
const table = (uuid: string, number: number, x: number, more = {}) => ({
  ...{ ...newTable('ROUND_60', number), uuid, x, y: 100 },
  ...more,
});
const sit = (guestUuid: string, tableUuid: string, seat: number) => ({
  guestUuid,
  tableUuid,
  seat,
  isPinned: false,
});

function plan(rules: SeatingPlan['rules'], seats: ReturnType<typeof sit>[]): SeatingPlan {
  return {
    ...{ uuid: 'p', eventUuid: 'e', eventName: 'Reception', isCurrent: true, background: null },
    state: {
      ...{ name: 'Plan', isReleased: false, room: { ...NEW_ROOM, outline: [] } },
      fixtures: [{ uuid: 'b', kind: 'BAND', label: '', x: 100, y: 700, length: 100, width: 50, angle: 0 }],
      tables: [table('t1', 1, 100, { isStepFree: true }), table('t2', 2, 220)],
      seats,
    },
    people: [
      person('Theo'),
      person('Dana'),
      person('Rosa', { tagUuids: ['c'] }),
      person('Sam', { tagUuids: ['c'] }),
    ],
    households: [],
    tags: [{ uuid: 'c', name: 'College', color: 'GRAY' }],
    ...{ dishes: [], rules, freed: [], couple: { a: 'Maya', b: 'Jonah' }, version: 1, canEdit: true },
    seesGuests: true,
  };
}

describe('a plan that is judged', () => {
  const apart = rule('apart', { kind: 'APART', distanceIn: 180 });

  it('counts rules that are broken among people who sit, and leaves waived ones out', () => {
    const both = plan(
      [apart, rule('waived', { kind: 'APART', isWaived: true })],
      [sit('Theo', 't1', 1), sit('Dana', 't1', 2)],
    );
    expect(judgePlan(both)).toMatchObject({ rules: 1 });
    expect([...judgePlan(both).broken]).toEqual(['apart']);
    expect(judgePlan(plan([apart], [sit('Theo', 't1', 1)])).broken.size).toBe(0);
  });

  it('says what a move would newly break, with how far it is', () => {
    const before = plan([apart], [sit('Theo', 't1', 1)]);
    const move = (tableUuid: string) => ({
      guestUuids: ['Dana'],
      tableUuid,
      steps: seatSteps(before.state, [{ guestUuid: 'Dana', chair: { tableUuid, seat: 3 } }]),
    });
    expect(newlyBroken(before, move('t2'))).toEqual([
      'Keep Theo and Dana 15 ft apart. Table 2 is 10 ft from Table 1.',
    ]);
    expect(newlyBroken(plan([], []), move('t2'))).toEqual([]);
    const already = plan([apart], [sit('Theo', 't1', 1), sit('Dana', 't1', 2)]);
    expect(newlyBroken(already, move('t2'))).toEqual([]);
  });

  it('says why somebody sits where they do, and where else they could', () => {
    const rules = [rule('free', { kind: 'STEP_FREE', guestUuids: ['Rosa'] })];
    const seated = plan(rules, [sit('Rosa', 't1', 1), sit('Sam', 't1', 2)]);
    const found = reasonsFor({ plan: seated, judgement: judgePlan(seated), guestUuid: 'Rosa' });
    expect(found?.reasons.map(({ words, points }) => [words, points])).toEqual([
      ['No steps on the way to this table', null],
      ['Knows Sam here', 4],
    ]);
    expect(found?.others.map(({ tableUuid }) => tableUuid)).toEqual(['t2']);
    expect(reasonsFor({ plan: seated, judgement: judgePlan(seated), guestUuid: 'Theo' })).toBeUndefined();
  });

  it('becomes a question for the search with everything in it', () => {
    const asked = problemOfPlan(
      plan(
        [
          rule('at', { kind: 'AT', tableNumbers: [2, 9] }),
          rule('far', { kind: 'AWAY_FROM', fixture: 'BAND', tagUuid: 'c', guestUuids: [] }),
        ],
        [{ ...sit('Theo', 't1', 1), isPinned: true }],
      ),
    );
    expect(asked.rules).toMatchObject([
      { kind: 'AT', tableIds: ['t2'] },
      { kind: 'AWAY_FROM', personIds: ['Rosa', 'Sam'], fixtureKind: 'BAND', distanceIn: 240 },
    ]);
    expect(asked.pins).toEqual(asked.present);
  });
});
