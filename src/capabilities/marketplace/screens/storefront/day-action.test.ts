import { expect, test } from 'vitest';
import { dayAction } from './day-action.ts';

const storefront = { uuid: 'a', claimed: true, isPublished: true };
const visitor = { kind: 'visitor', isKnown: false } as const;

test('a free day starts an inquiry, or goes on where there is one', () => {
  expect(dayAction(storefront, visitor)).toEqual({ kind: 'ask', uuid: 'a' });
  const thread = { uuid: 't', isUnread: false };
  expect(dayAction(storefront, { kind: 'couple', day: null, thread })).toEqual({ kind: 'thread', uuid: 't' });
});

test('nobody is asked who would not answer', () => {
  expect(dayAction({ ...storefront, claimed: false }, visitor)).toEqual({ kind: 'none' });
  expect(dayAction({ ...storefront, isPublished: false }, visitor)).toEqual({ kind: 'none' });
  expect(dayAction(storefront, { kind: 'own' })).toEqual({ kind: 'none' });
});
