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

it('leaves who was just answered where they were', () => {
  const answered = [leads[0], { status: 'CONNECTED', need: null }, ...leads.slice(1)] as typeof leads;
  expect([...groupHeads(answered, needs, place).keys()]).toEqual([0, 3]);
});

it('has none in another order, or narrowed', () => {
  expect(groupHeads(leads, needs, { ...place, sort: 'name' }).size).toBe(0);
  expect(groupHeads(leads, needs, { ...place, name: 'Ana' }).size).toBe(0);
  expect(groupHeads(leads, needs, { ...place, filter: 'unread' }).size).toBe(0);
});
