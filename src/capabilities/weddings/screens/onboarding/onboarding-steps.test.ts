import { expect, test } from 'vitest';
import { neighbour, readStep, stepsFor } from './onboarding-steps.ts';

const guest = stepsFor({ isGuest: true, isJoining: false });
const member = stepsFor({ isGuest: false, isJoining: false });

test('only guests are asked for an account, and last', () => {
  expect(guest.map((step) => step.id).at(-1)).toBe('account');
  expect(member.some((step) => step.id === 'account')).toBe(false);
});

test('who joins a wedding is asked for nothing else', () => {
  expect(stepsFor({ isGuest: true, isJoining: true }).map((step) => step.id)).toEqual(['account']);
});

test('the address decides the step, and nonsense begins at the beginning', () => {
  expect(readStep(guest, 'date')).toBe('date');
  expect(readStep(guest, null)).toBe('names');
  expect(readStep(guest, 'welcome')).toBe('names');
});

test('someone who logged in on the way goes on at the last question', () => {
  expect(readStep(guest, 'account')).toBe('account');
  expect(readStep(member, 'account')).toBe('stage');
});

test('the series has two ends', () => {
  expect(neighbour(guest, 'names', -1)).toBeUndefined();
  expect(neighbour(guest, 'names', 1)).toBe('date');
  expect(neighbour(guest, 'account', 1)).toBeUndefined();
});
