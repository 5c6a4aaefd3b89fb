import { describe, expect, it } from 'vitest';
import type { ThreadEvent } from '../contract/fields.ts';
import { INQUIRY_EVENT_TYPES } from '../rules/inquiry-states.ts';
import { eventWords, type Reader } from './event-words.ts';

const couple: Reader = { side: 'COUPLE', otherName: 'The Vargas' };
const vendor: Reader = { side: 'VENDOR', otherName: 'Maya & Jonah' };

function told(part: Partial<ThreadEvent>) {
  const event = { type: 'COUPLE_RESPONSE', side: 'COUPLE', authorName: 'Maya', reason: null } as const;
  return { ...event, fromStatus: 'CONNECTED', toStatus: 'CONNECTED', ...part } as ThreadEvent;
}

describe('eventWords', () => {
  it('says nothing about what is only a message, and something about everything else', () => {
    const silent = INQUIRY_EVENT_TYPES.filter((type) => !eventWords(told({ type }), couple));
    expect(silent).toEqual(['COUPLE_OUTREACH', 'VENDOR_OUTREACH', 'VENDOR_RESPONSE', 'COUPLE_RESPONSE']);
    expect(INQUIRY_EVENT_TYPES.filter((type) => !eventWords(told({ type }), vendor))).toEqual(silent);
  });

  it('tells a booking that is taken back from a close and from a withdrawal', () => {
    const cancel = { type: 'SYSTEM_COUPLE_CANCEL' } as const;
    const unbooked = told({ ...cancel, fromStatus: 'BOOKED' });
    const closed = told({ ...cancel, toStatus: 'CLOSED', reason: 'We were just browsing' });
    const withdrawn = told({ ...cancel, fromStatus: 'READY', toStatus: 'CLOSED' });
    expect(eventWords(unbooked, couple)).toBe('Maya canceled the booking');
    expect(eventWords(closed, vendor)).toBe('Maya & Jonah closed the conversation: We were just browsing');
    expect(eventWords(withdrawn, vendor)).toBe('Maya & Jonah withdrew the inquiry');
  });

  it('names who acted on the own side, and the other side as a whole', () => {
    const booked = told({ type: 'SYSTEM_VENDOR_BOOK', side: 'VENDOR', authorName: 'Ruth' });
    expect(eventWords(booked, vendor)).toBe('Ruth marked this as booked');
    expect(eventWords(booked, couple)).toBe('The Vargas marked your wedding as booked');
  });

  it('does not pretend that staff was the couple', () => {
    const rejected = told({ type: 'SYSTEM_DISMISS', side: 'STAFF', authorName: '', toStatus: 'CLOSED' });
    expect(eventWords(rejected, couple)).toBe('Our team closed this inquiry');
  });
});
