import { describe, expect, it, test } from 'vitest';
import type { InquirySide } from './inquiry-actions.ts';
import { INQUIRY_ACTIONS, nextStep } from './inquiry-actions.ts';
import { INQUIRY_STATUSES, type InquiryEventType, type InquiryStatus } from './inquiry-states.ts';
import { type Notice, noticesOf } from './notice-occasions.ts';

const delivered = { readyAt: new Date(0) };

type Case = [InquiryEventType, InquirySide, InquiryStatus | null, InquiryStatus, string, string[]];

function told(notices: readonly Notice[]): string[] {
  return notices.map(({ to, occasion }) => `${to}:${occasion}`);
}

describe('noticesOf', () => {
  test.each<Case>([
    ['COUPLE_OUTREACH', 'COUPLE', null, 'NEW', 'Hello', ['VENDOR:NEW_LEAD']],
    ['COUPLE_RESPONSE', 'COUPLE', 'CONNECTED', 'CONNECTED', 'Hi', ['VENDOR:COUPLE_MESSAGE']],
    ['SYSTEM_COUPLE_NUDGE', 'COUPLE', 'READY', 'READY', '', ['VENDOR:NUDGE']],
    ['SYSTEM_COUPLE_BOOK', 'COUPLE', 'CONNECTED', 'BOOKED', '', ['VENDOR:COUPLE_BOOKED']],
    ['SYSTEM_COUPLE_CANCEL', 'COUPLE', 'BOOKED', 'CONNECTED', '', ['VENDOR:COUPLE_UNBOOKED']],
    ['SYSTEM_COUPLE_CANCEL', 'COUPLE', 'BOOKED', 'CLOSED', '', ['VENDOR:COUPLE_CLOSED']],
    ['SYSTEM_COUPLE_CANCEL', 'COUPLE', 'CONNECTED', 'CLOSED', 'Bye', ['VENDOR:COUPLE_CLOSED']],
    ['SYSTEM_COUPLE_CANCEL', 'COUPLE', 'READY', 'CLOSED', '', ['VENDOR:WITHDRAWN']],
    ['SYSTEM_COUPLE_CANCEL', 'COUPLE', 'READY', 'CLOSED', 'Thank you', ['VENDOR:COURTEOUS_CLOSE']],
    ['SYSTEM_DISMISS', 'COUPLE', 'CONNECTED', 'CLOSED', 'Thank you', ['VENDOR:COURTEOUS_CLOSE']],
    ['SYSTEM_DISMISS', 'STAFF', 'PENDING', 'CLOSED', '', ['COUPLE:REJECTED']],
    ['SYSTEM_EXPIRATION', 'SYSTEM', 'READY', 'CLOSED', '', ['COUPLE:EXPIRED', 'VENDOR:LEAD_EXPIRED']],
    ['VENDOR_OUTREACH', 'VENDOR', null, 'READY', 'Hello', ['COUPLE:HELLO']],
    ['VENDOR_CONNECT', 'VENDOR', 'READY', 'CONNECTED', 'Hello', ['COUPLE:CONNECTED']],
    ['VENDOR_RESPONSE', 'VENDOR', 'BOOKED', 'BOOKED', 'Hello', ['COUPLE:VENDOR_MESSAGE']],
    ['VENDOR_DECLINE', 'VENDOR', 'READY', 'CLOSED', '', ['COUPLE:DECLINED']],
    ['SYSTEM_VENDOR_BOOK', 'VENDOR', 'CONNECTED', 'BOOKED', '', ['COUPLE:VENDOR_BOOKED']],
    ['SYSTEM_VENDOR_CANCEL', 'VENDOR', 'BOOKED', 'CONNECTED', '', ['COUPLE:VENDOR_UNBOOKED']],
    ['SYSTEM_VENDOR_CANCEL', 'VENDOR', 'CONNECTED', 'CLOSED', '', ['COUPLE:VENDOR_CLOSED']],
  ])('%s by %s from %s to %s with "%s"', (type, side, fromStatus, toStatus, body, expected) => {
    expect(told(noticesOf({ type, side, fromStatus, toStatus, body }, delivered))).toEqual(expected);
  });

  it('tells vendors nothing of what was never delivered to them', () => {
    const event = { side: 'COUPLE', fromStatus: 'NEW', toStatus: 'CLOSED', body: '' } as const;
    expect(noticesOf({ ...event, type: 'SYSTEM_COUPLE_CANCEL' }, { readyAt: null })).toEqual([]);
  });

  it('never tells a side of what it did itself, and the other one of everything it did', () => {
    for (const status of INQUIRY_STATUSES)
      for (const action of INQUIRY_ACTIONS)
        for (const side of ['COUPLE', 'VENDOR'] as const) {
          const step = nextStep(status, action, side);
          if (!step?.event) continue;
          const event = { type: step.event, side, fromStatus: status, toStatus: step.to, body: 'x' };
          const other = side === 'COUPLE' ? 'VENDOR' : 'COUPLE';
          expect(noticesOf(event, delivered).map(({ to }) => to)).toEqual([other]);
        }
  });
});
