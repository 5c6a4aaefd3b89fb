import { expect, it } from 'vitest';
import {
  COUPLE_REASON_LABELS,
  COUPLE_REASONS,
  VENDOR_REASON_LABELS,
  VENDOR_REASONS,
} from './closeout-reasons.ts';
import { closeReasonText, reasonLabel } from './reason-label.ts';

it('a reason is told in the words of who chose it', () => {
  expect(reasonLabel('BOOKED_OTHER', 'COUPLE', 'VENDOR')).toBe('We booked another vendor');
  expect(reasonLabel('BOOKED_OTHER', 'VENDOR', 'VENDOR')).toBe('They booked another vendor');
  expect(reasonLabel('BOOKED_OTHER', 'VENDOR', 'COUPLE')).toBe('You booked another vendor');
  expect(reasonLabel('BOOKED_OTHER', 'SYSTEM', 'COUPLE')).toBeNull();
  expect(reasonLabel('toString', 'COUPLE', 'COUPLE')).toBeNull();
  expect(reasonLabel(null, 'VENDOR', 'COUPLE')).toBeNull();
});

it('nobody reads of themselves as of somebody else', () => {
  for (const reason of VENDOR_REASONS) {
    expect(reasonLabel(reason, 'VENDOR', 'VENDOR')).toBe(VENDOR_REASON_LABELS[reason]);
    expect(reasonLabel(reason, 'VENDOR', 'COUPLE') ?? '').not.toMatch(/\bthe(?:y|ir|m)\b|\bcouple\b/i);
  }
  for (const reason of COUPLE_REASONS) {
    expect(reasonLabel(reason, 'COUPLE', 'COUPLE')).toBe(COUPLE_REASON_LABELS[reason]);
    expect(reasonLabel(reason, 'COUPLE', 'VENDOR') ?? '').not.toMatch(/\bthe vendor\b/i);
  }
});

it('‘Other’ is no reason to tell the other side', () => {
  expect(reasonLabel('OTHER', 'VENDOR', 'COUPLE')).toBeNull();
  expect(reasonLabel('OTHER', 'COUPLE', 'VENDOR')).toBeNull();
  expect(reasonLabel('OTHER', 'VENDOR', 'VENDOR')).toBe('Other');
});

const ended = {
  status: 'CLOSED',
  closeEventType: 'CANCEL',
  closeReason: 'UNRESPONSIVE',
  lastEventType: 'SYSTEM_VENDOR_CANCEL',
} as const;

it('why it ended is told in words for who reads it', () => {
  expect(closeReasonText(ended, 'VENDOR')).toBe('Reason: The couple is unresponsive');
  expect(closeReasonText(ended, 'COUPLE')).toBe('Reason: We didn’t hear back from you');
  const byCouple = { ...ended, lastEventType: 'SYSTEM_COUPLE_CANCEL' } as const;
  expect(closeReasonText(byCouple, 'VENDOR')).toBe('Reason: We didn’t hear back from you');
  expect(closeReasonText({ ...byCouple, lastEventType: 'SYSTEM_DISMISS' }, 'COUPLE')).toBe(
    'Reason: The vendor is unresponsive',
  );
});

it('what ended by itself, or goes on, has no reason', () => {
  expect(closeReasonText({ ...ended, lastEventType: 'SYSTEM_EXPIRATION' }, 'COUPLE')).toBeNull();
  expect(closeReasonText({ ...ended, closeReason: null }, 'COUPLE')).toBeNull();
  expect(closeReasonText({ ...ended, status: 'CONNECTED', closeEventType: null }, 'COUPLE')).toBeNull();
});
