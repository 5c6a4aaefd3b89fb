import { expect, it } from 'vitest';
import { closeReasonText, reasonLabel } from './reason-label.ts';

it('a reason is told in the words of who chose it', () => {
  expect(reasonLabel('BOOKED_OTHER', 'COUPLE')).toBe('We booked another vendor');
  expect(reasonLabel('BOOKED_OTHER', 'VENDOR')).toBe('They booked another vendor');
  expect(reasonLabel('BOOKED_OTHER', 'SYSTEM')).toBeNull();
  expect(reasonLabel('toString', 'COUPLE')).toBeNull();
  expect(reasonLabel(null, 'VENDOR')).toBeNull();
});

const ended = {
  status: 'CLOSED',
  closeEventType: 'CANCEL',
  closeReason: 'UNRESPONSIVE',
  lastEventType: 'SYSTEM_VENDOR_CANCEL',
} as const;

it('why it ended is told with who said so', () => {
  expect(closeReasonText(ended, 'VENDOR')).toBe('You said: The couple is unresponsive');
  expect(closeReasonText(ended, 'COUPLE')).toBe('The vendor said: The couple is unresponsive');
  const byCouple = { ...ended, lastEventType: 'SYSTEM_COUPLE_CANCEL' } as const;
  expect(closeReasonText(byCouple, 'VENDOR')).toBe('The couple said: The vendor is unresponsive');
  expect(closeReasonText({ ...byCouple, lastEventType: 'SYSTEM_DISMISS' }, 'COUPLE')).toBe(
    'You said: The vendor is unresponsive',
  );
});

it('what ended by itself, or goes on, has no reason', () => {
  expect(closeReasonText({ ...ended, lastEventType: 'SYSTEM_EXPIRATION' }, 'COUPLE')).toBeNull();
  expect(closeReasonText({ ...ended, closeReason: null }, 'COUPLE')).toBeNull();
  expect(closeReasonText({ ...ended, status: 'CONNECTED', closeEventType: null }, 'COUPLE')).toBeNull();
});
