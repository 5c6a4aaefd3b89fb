import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { EVENT_RULES } from '../rules/event-rules.ts';
import { isOpenSeat } from '../rules/guest-person.ts';
import { HOUSEHOLD_RULES, peopleProblem } from '../rules/household-rules.ts';
import { planGuests } from './plan-guests.ts';

const WHEN = { now: new Date('2026-10-01T12:00:00Z'), weddingDate: '2027-09-18' };
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
