import { expect, it } from 'vitest';
import { leadNeedOf } from './lead-need.ts';

const fresh = { status: 'READY', expirationWarnings: 0, nudgedAt: null, lastMessageBy: 'COUPLE' } as const;
const nudgedAt = new Date('2026-11-01T10:00:00Z');

it.each([
  ['a new lead', {}, 'REPLY'],
  ['one whose couple sent a reminder', { nudgedAt }, 'REMINDED'],
  ['one that ends soon, reminder or not', { nudgedAt, expirationWarnings: 1 }, 'EXPIRING'],
  ['a talk in which the couple had the last word', { status: 'CONNECTED', nudgedAt }, 'REPLY'],
  ['a talk that was answered', { status: 'CONNECTED', lastMessageBy: 'VENDOR' }, null],
  ['a booking', { status: 'BOOKED' }, null],
  ['what is over', { status: 'CLOSED', expirationWarnings: 2 }, null],
] as const)('%s', (_, change, need) => {
  expect(leadNeedOf({ ...fresh, ...change })).toBe(need);
});
