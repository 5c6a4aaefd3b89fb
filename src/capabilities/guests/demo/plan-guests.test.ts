import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { EVENT_RULES } from '../rules/event-rules.ts';
import { isOpenSeat } from '../rules/guest-person.ts';
import { HOUSEHOLD_RULES, peopleProblem } from '../rules/household-rules.ts';
import { ANSWERED_LIST, CLOSING_LIST, EARLY_LIST } from './list-shapes.data.ts';
import { planGuests } from './plan-guests.ts';

const WHEN = { now: new Date('2026-10-01T12:00:00Z'), weddingDate: '2027-09-18', shape: EARLY_LIST };
const { events, tags, filter, households: plan } = planGuests('test', WHEN);

it('is 140 people in 62 households, the same each time', () => {
  expect(plan).toHaveLength(62);
  expect(plan.flatMap(({ people }) => people)).toHaveLength(140);
  expect(planGuests('test', WHEN)).toEqual({ events, tags, filter, households: plan });
});

it('keeps the rules of a household, and misses some addresses', () => {
  for (const { people, uuid: _, at: __, mailings: ___, ...household } of plan) {
    expect(validateFields(household, HOUSEHOLD_RULES)).toEqual({});
    expect(peopleProblem(people)).toBeUndefined();
    expect(household.listRank === null).toBe(household.list !== 'LATER');
  }
  const missing = plan.filter(({ address1 }) => !address1).length;
  expect(missing).toBeGreaterThan(5);
  expect(missing).toBeLessThan(40);
});

it('has nine tags, each on somebody with a name', () => {
  expect(tags.map(({ name }) => name)).toEqual(tags.map(({ name }) => name).toSorted());
  expect(tags).toHaveLength(9);
  const people = plan.flatMap((household) => household.people);
  expect(new Set(people.flatMap((person) => person.tags)).size).toBe(9);
  expect(people.filter((person) => person.tags.length > 0 && isOpenSeat(person))).toEqual([]);
});

it('has three events, replies in every state, and dishes that are for whoever chose them', () => {
  for (const { uuid: _, dishes, ...event } of events)
    expect(validateFields({ ...event, dishes }, EVENT_RULES)).toEqual({});
  const people = plan.flatMap((household) => household.people);
  const statuses = people.flatMap(({ invitations }) => invitations.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set(['INVITED', 'ATTENDING', 'DECLINED']));
  for (const { kind, invitations } of people) {
    expect(invitations[0]?.event).toBe(0);
    for (const { event, dish } of invitations) {
      const eaters = dish === null ? 'ALL' : events[event]?.dishes[dish]?.eaters;
      expect(['ALL', kind === 'ADULT' ? 'ADULT' : 'CHILD']).toContain(eaters);
    }
  }
});

it('is, the day before replies end, 148 people of whom 104 come and 19 cannot', () => {
  const { households } = planGuests('test', {
    ...WHEN,
    weddingDate: '2026-10-25',
    shape: CLOSING_LIST,
  });
  const people = households.flatMap((household) => household.people);
  const said = (status: string) => people.filter(({ invitations }) => invitations[0]?.status === status);
  expect([people, said('ATTENDING'), said('DECLINED'), said('INVITED')].map(({ length }) => length)).toEqual([
    148, 104, 19, 25,
  ]);
  expect(people.filter(({ diets }) => diets.length > 0)).toHaveLength(12);
  expect(people.filter(({ needs }) => needs.includes('STEP_FREE'))).toHaveLength(4);
  expect(people.filter(({ needs }) => needs.includes('QUIET'))).toHaveLength(2);
});

it('is answered by everybody, before replies ended, where the day has come', () => {
  const { households } = planGuests('test', {
    ...WHEN,
    weddingDate: '2026-09-21',
    shape: ANSWERED_LIST,
  });
  const said = households.flatMap(({ people }) => people.flatMap(({ invitations }) => invitations));
  for (const { status, answeredAt } of said) {
    expect(status).not.toBe('INVITED');
    expect(answeredAt?.toISOString().slice(0, 10) ?? '').toMatch(/^2026-0[5-8]/);
  }
});
