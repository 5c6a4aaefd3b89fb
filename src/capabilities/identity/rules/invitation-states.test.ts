import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INVITATION_ACTIONS,
  INVITATION_STATUSES,
  type InvitationEvent,
  invitationExpiry,
  invitationMachine,
  RECEIVER_ACTIONS,
  SENDER_ACTIONS,
  statusAt,
} from './invitation-states.ts';
import { nextInvitationStatus } from './next-invitation-status.ts';

const EVENTS: InvitationEvent[] = [...INVITATION_ACTIONS, 'expire', 'leave'];
const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-02T12:00:00Z');

describe('the invitation machine', () => {
  it('has exactly the statuses that are stored', () => {
    expect([...invitationMachine.states].sort()).toEqual([...INVITATION_STATUSES].sort());
  });

  it.each([
    ['PENDING', ['accept', 'decline', 'resend', 'revoke', 'expire']],
    ['ACCEPTED', ['remove', 'leave']],
    ['DECLINED', []],
    ['REVOKED', []],
    ['EXPIRED', ['resend', 'revoke']],
  ] as const)('%s takes %j', (status, events) => {
    expect(invitationMachine.allowedEvents(status).sort()).toEqual([...events].sort());
  });

  it('gives every action to one side', () => {
    expect([...SENDER_ACTIONS, ...RECEIVER_ACTIONS].sort()).toEqual([...INVITATION_ACTIONS].sort());
  });

  it('accepts at most once and never leaves an end, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let status = invitationMachine.initial[0] ?? 'PENDING';
        let accepted = 0;
        for (const event of events) {
          const next = invitationMachine.next(status, event);
          if (invitationMachine.isFinal(status)) expect(next).toBeUndefined();
          if (next === 'ACCEPTED') accepted += 1;
          if (event === 'remove' || event === 'leave')
            expect(next === undefined || status === 'ACCEPTED').toBe(true);
          status = next ?? status;
        }
        expect(accepted).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('statusAt', () => {
  it('counts an overdue open invitation as expired, from that instant', () => {
    expect(statusAt({ status: 'PENDING', expiresAt: now }, now)).toBe('EXPIRED');
    expect(statusAt({ status: 'PENDING', expiresAt: later }, now)).toBe('PENDING');
  });

  it('leaves answered invitations as they are', () => {
    for (const status of ['ACCEPTED', 'DECLINED', 'REVOKED'] as const) {
      expect(statusAt({ status, expiresAt: now }, later)).toBe(status);
    }
  });
});

describe('nextInvitationStatus', () => {
  it('names expiry apart from every other refusal', () => {
    const overdue = nextInvitationStatus({ status: 'PENDING', expiresAt: now }, 'accept', later);
    expect(overdue).toMatchObject({ ok: false, failure: { code: 'invitation.expired' } });
    const declined = nextInvitationStatus({ status: 'DECLINED', expiresAt: later }, 'accept', now);
    expect(declined).toMatchObject({ ok: false, failure: { code: 'invitation.not_open' } });
  });

  it('sends an expired invitation again', () => {
    expect(nextInvitationStatus({ status: 'PENDING', expiresAt: now }, 'resend', later)).toEqual({
      ok: true,
      value: 'PENDING',
    });
  });

  it('always says why not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INVITATION_STATUSES), fc.constantFrom(...EVENTS), (status, event) => {
        const result = nextInvitationStatus({ status, expiresAt: later }, event, now);
        expect(result.ok || result.failure.message.length > 10).toBe(true);
      }),
    );
  });
});

describe('invitationExpiry', () => {
  it('is two weeks', () => {
    expect(invitationExpiry(now).toISOString()).toBe('2026-03-15T12:00:00.000Z');
  });
});
