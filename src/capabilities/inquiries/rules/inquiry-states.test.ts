import { describe, expect, it } from 'vitest';
import {
  ACTIVE,
  CLOSE_EVENT_TYPES,
  INQUIRY_STATUSES,
  isActive,
  isExpired,
  isInContact,
  isIncoming,
  isNudged,
} from './inquiry-states.ts';

describe('statuses', () => {
  it('are incoming, in contact or finished, each in exactly one', () => {
    expect(INQUIRY_STATUSES.filter(isIncoming)).toEqual(['PENDING', 'NEW', 'READY']);
    expect(INQUIRY_STATUSES.filter(isInContact)).toEqual(['CONNECTED', 'BOOKED']);
    expect(INQUIRY_STATUSES.filter((status) => !isIncoming(status) && !isInContact(status))).toEqual([
      'CLOSED',
    ]);
  });

  it('are active unless closed', () => {
    expect(new Set(INQUIRY_STATUSES.filter(isActive))).toEqual(new Set(ACTIVE));
    expect(isActive('CLOSED')).toBe(false);
  });

  it.each(INQUIRY_STATUSES)('a reminder counts in %s only while it is incoming', (status) => {
    expect(isNudged({ status, nudgedAt: new Date() })).toBe(isIncoming(status));
    expect(isNudged({ status, nudgedAt: null })).toBe(false);
  });

  it('expired is one way of being closed', () => {
    const ends = CLOSE_EVENT_TYPES.filter((closeEventType) =>
      isExpired({ status: 'CLOSED', closeEventType }),
    );
    expect(ends).toEqual(['EXPIRATION']);
    expect(isExpired({ status: 'READY', closeEventType: null })).toBe(false);
  });
});
