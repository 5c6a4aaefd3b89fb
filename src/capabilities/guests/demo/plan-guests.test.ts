import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { HOUSEHOLD_RULES, peopleProblem } from '../rules/household-rules.ts';
import { planGuests } from './plan-guests.ts';

const plan = planGuests('test', new Date('2026-10-01T12:00:00Z'));

it('is 140 people in 62 households, the same each time', () => {
  expect(plan).toHaveLength(62);
  expect(plan.flatMap(({ people }) => people)).toHaveLength(140);
  expect(planGuests('test', new Date('2026-10-01T12:00:00Z'))).toEqual(plan);
});

it('keeps the rules of a household, and misses some addresses', () => {
  for (const { people, uuid: _, at: __, ...household } of plan) {
    expect(validateFields(household, HOUSEHOLD_RULES)).toEqual({});
    expect(peopleProblem(people)).toBeUndefined();
    expect(household.listRank === null).toBe(household.list !== 'LATER');
  }
  const missing = plan.filter(({ address1 }) => !address1).length;
  expect(missing).toBeGreaterThan(5);
  expect(missing).toBeLessThan(40);
});
