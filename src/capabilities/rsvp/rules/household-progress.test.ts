import { expect, it } from 'vitest';
import { householdProgress } from './household-progress.ts';

const open = { window: 'OPEN', statuses: ['INVITED', 'INVITED'] } as const;
const never = { isOpened: false, hasDraft: false };

it('says how far a household is', () => {
  expect(householdProgress({ ...never, asked: [open] })).toBe('WAITING');
  expect(householdProgress({ ...never, isOpened: true, asked: [open] })).toBe('OPENED');
  expect(householdProgress({ isOpened: true, hasDraft: true, asked: [open] })).toBe('DRAFT');
  const half = { window: 'OPEN', statuses: ['ATTENDING', 'INVITED'] } as const;
  expect(householdProgress({ ...never, asked: [half] })).toBe('PARTLY');
  const whole = { window: 'CLOSED', statuses: ['ATTENDING', 'DECLINED'] } as const;
  expect(householdProgress({ ...never, asked: [whole] })).toBe('ANSWERED');
  expect(householdProgress({ ...never, asked: [whole, open] })).toBe('PARTLY');
  const closed = { window: 'CLOSED', statuses: ['INVITED'] } as const;
  expect(householdProgress({ isOpened: true, hasDraft: true, asked: [closed, whole] })).toBe('LATE');
  expect(householdProgress({ ...never, asked: [] })).toBe('ANSWERED');
});
