import { fail, ok, type Result } from '#base/result.ts';
import {
  type InvitationEvent,
  type InvitationStatus,
  invitationMachine,
  statusAt,
} from './invitation-states.ts';

const WHY_NOT: Readonly<Record<InvitationStatus, string>> = {
  PENDING: 'This invitation hasn’t been answered yet.',
  ACCEPTED: 'This invitation has already been accepted.',
  DECLINED: 'This invitation has been declined.',
  REVOKED: 'This invitation is no longer valid.',
  EXPIRED: 'This invitation has expired. Ask for a new one.',
};

/** Where the event leads the invitation at this instant, or why it leads nowhere. */
export function nextInvitationStatus(
  invitation: { status: InvitationStatus; expiresAt: Date },
  event: InvitationEvent,
  now: Date,
): Result<InvitationStatus> {
  const status = statusAt(invitation, now);
  const next = invitationMachine.next(status, event);
  if (next) return ok(next);
  return fail(status === 'EXPIRED' ? 'invitation.expired' : 'invitation.not_open', WHY_NOT[status]);
}
