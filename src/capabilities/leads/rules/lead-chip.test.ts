import { describe, expect, it } from 'vitest';
import { leadChip } from './lead-chip.ts';

const here = { now: new Date('2026-11-16T12:00:00Z'), timeZone: 'UTC' };

const fresh = {
  status: 'READY',
  need: 'REPLY',
  closeEventType: null,
  booking: null,
  snoozedUntil: null,
  expiresAt: '2026-12-01T12:00:00Z',
  nudgedAt: null,
  lastMessage: { at: '2026-11-16T10:00:00Z' },
} as const;

type Change = Partial<Parameters<typeof leadChip>[0]>;

describe('status chip on each row', () => {
  it.each<[Change, string, string]>([
    [{}, 'NEW', 'New today'],
    [{ lastMessage: { at: '2026-11-14T10:00:00Z' } }, 'REPLY', 'Waiting 2 days'],
    [{ status: 'CONNECTED' }, 'REPLY', 'Waiting 2 h'],
    [{ status: 'CONNECTED', need: null }, 'CONNECTED', 'Waiting on them'],
    [{ need: 'EXPIRING', expiresAt: '2026-11-16T17:30:00Z' }, 'EXPIRING', 'Expires in 5 h'],
    [{ need: 'EXPIRING', expiresAt: '2026-11-18T17:30:00Z' }, 'EXPIRING', 'Expires in 2 days'],
    [{ need: 'EXPIRING', expiresAt: '2026-11-16T12:10:00Z' }, 'EXPIRING', 'Expires any moment'],
    [{ need: 'REMINDED', nudgedAt: '2026-11-15T21:00:00Z' }, 'REMINDED', 'Reminder, 15 h ago'],
    [{ need: 'REMINDED', nudgedAt: '2026-11-15T11:00:00Z' }, 'REMINDED', 'Reminder, 1 day ago'],
    [{ snoozedUntil: '2026-11-20T12:00:00Z' }, 'SNOOZED', 'Snoozed to Nov 20'],
    [{ snoozedUntil: '2026-11-10T12:00:00Z' }, 'NEW', 'New today'],
    [{ status: 'BOOKED', need: null, booking: { confirmedAt: null } }, 'BOOKED', 'Booked, not confirmed'],
    [{ status: 'BOOKED', need: null, booking: { confirmedAt: '2026-11-01' } }, 'BOOKED', 'Booked'],
    [{ status: 'CLOSED', need: null, closeEventType: 'EXPIRATION' }, 'CLOSED', 'Expired'],
    [{ status: 'CLOSED', need: null, closeEventType: 'DECLINE' }, 'CLOSED', 'Declined'],
  ])('%j', (change, kind, label) => {
    expect(leadChip({ ...fresh, ...change }, here)).toEqual({ kind, label });
  });

  it('says the same without a time where nobody knows it', () => {
    expect(leadChip(fresh, undefined).label).toBe('Needs your reply');
    expect(leadChip({ ...fresh, need: 'EXPIRING' }, undefined).label).toBe('Expiring soon');
  });
});
