import { describe, expect, it } from 'vitest';
import {
  MOST_MAILS,
  REFERRAL_STATUSES,
  referralExpiry,
  referralMachine,
  referralStatusAt,
  senderActions,
} from './referral-states.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-04-30T12:00:00Z');

describe('a referral', () => {
  it('is rewarded once, and never after it was refused or before somebody joined', () => {
    for (const status of REFERRAL_STATUSES) {
      expect(referralMachine.can(status, 'reward'), status).toBe(status === 'JOINED');
      expect(referralMachine.can(status, 'refuse'), status).toBe(status === 'JOINED');
    }
  });

  it('can be declined as long as its mail may lie in a mailbox', () => {
    const declinable = REFERRAL_STATUSES.filter((status) => referralMachine.can(status, 'decline'));
    expect(declinable).toEqual(['SENT', 'EXPIRED', 'CANCELED']);
  });

  it('is joined only while it waits', () => {
    expect(REFERRAL_STATUSES.filter((status) => referralMachine.can(status, 'join'))).toEqual(['SENT']);
  });

  it('waits for sixty days, to the instant', () => {
    expect(referralExpiry(NOW)).toEqual(LATER);
    const sent = { status: 'SENT', expiresAt: LATER } as const;
    expect(referralStatusAt(sent, new Date(LATER.getTime() - 1))).toBe('SENT');
    expect(referralStatusAt(sent, LATER)).toBe('EXPIRED');
    expect(referralStatusAt({ status: 'JOINED', expiresAt: LATER }, LATER)).toBe('JOINED');
    expect(referralStatusAt({ status: 'JOINED', expiresAt: null }, LATER)).toBe('JOINED');
  });

  it.each([
    [{ status: 'SENT', expiresAt: LATER, sendCount: 1 }, NOW, ['resend', 'cancel']],
    [{ status: 'SENT', expiresAt: LATER, sendCount: MOST_MAILS }, NOW, ['cancel']],
    [{ status: 'SENT', expiresAt: NOW, sendCount: 1 }, NOW, ['resend']],
    [{ status: 'SENT', expiresAt: NOW, sendCount: MOST_MAILS }, NOW, []],
    [{ status: 'DECLINED', expiresAt: LATER, sendCount: 1 }, NOW, []],
    [{ status: 'JOINED', expiresAt: null, sendCount: 0 }, NOW, []],
    [{ status: 'REWARDED', expiresAt: null, sendCount: 1 }, NOW, []],
  ] as const)('%j can be %j', (referral, now, actions) => {
    expect(senderActions(referral, now)).toEqual(actions);
  });
});
