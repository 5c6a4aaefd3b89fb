import { expect, it } from 'vitest';
import { groupHeads } from './lead-groups.ts';

const place = { view: 'ready', sort: 'needs-you', order: 'asc', filter: 'all', name: '' } as const;
const ready = (need: 'EXPIRING' | 'REMINDED' | 'REPLY') => ({ status: 'READY', need }) as const;
const leads = [ready('EXPIRING'), ready('EXPIRING'), ready('REPLY'), ready('REPLY')];
const needs = { EXPIRING: 2, REMINDED: 0, REPLY: 7 };

it('heads each kind of need once, with how many there are', () => {
  expect([...groupHeads(leads, needs, place)]).toEqual([
    [0, { label: 'Expiring soon', count: 2 }],
    [2, { label: 'Needs your reply', count: 7 }],
  ]);
});

it('leaves who was just answered where they were, under a head of their own', () => {
  const kept = { status: 'CONNECTED', need: null } as unknown as (typeof leads)[number];
  const [one, two, ...replies] = leads as [(typeof leads)[0], (typeof leads)[0], ...typeof leads];
  // The first that needed a reply: not the last of those that expire.
  expect([...groupHeads([one, two, kept, ...replies], needs, place)]).toEqual([
    [0, { label: 'Expiring soon', count: 2 }],
    [2, { label: 'Just answered', count: undefined }],
    [3, { label: 'Needs your reply', count: 7 }],
  ]);
  // In the middle of a kind, whose number is said once.
  expect([...groupHeads([one, kept, two, ...replies], needs, place).values()].slice(0, 3)).toEqual([
    { label: 'Expiring soon', count: 2 },
    { label: 'Just answered', count: undefined },
    { label: 'Expiring soon', count: undefined },
  ]);
});

it('has none in another order, or narrowed', () => {
  expect(groupHeads(leads, needs, { ...place, sort: 'name' }).size).toBe(0);
  expect(groupHeads(leads, needs, { ...place, name: 'Ana' }).size).toBe(0);
  expect(groupHeads(leads, needs, { ...place, filter: 'unread' }).size).toBe(0);
});
