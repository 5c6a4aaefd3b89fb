import { INVITATION_DAYS } from '#capabilities/identity/rules/invitation-states.ts';
import { type MailContent, renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import { type CoupleNames, coupleDisplayName } from '../rules/couple-names.ts';
import type { InvitationRole } from '../rules/member-roles.ts';
import { weddingsPaths } from '../rules/paths.ts';
import { tidyName } from '../rules/person-name.ts';

const AS_ROLE: Readonly<Record<InvitationRole, string>> = {
  PARTNER: '',
  PLANNER: ' as their planner',
  FAMILY: ' as family',
  VIEWER: ' to follow along',
};

/** Names come from people: one line, not long, and never empty in a sentence. */
function named(name: string | undefined, otherwise: string): string {
  return mailName(tidyName(name ?? '')) || otherwise;
}

function mail(key: string, to: string, content: MailContent & { subject: string }): MailToQueue {
  const { subject, ...letter } = content;
  return { key, to, subject, ...renderMail(letter) };
}

type InvitationMail = {
  invitation: { id: string; email: string; firstName: string; role: InvitationRole; sendCount: number };
  names: CoupleNames;
  inviterFirstName: string | undefined;
  token: string;
  publicUrl: string;
};

export function invitationMail(given: InvitationMail): MailToQueue {
  const { invitation, token, publicUrl } = given;
  const inviter = named(given.inviterFirstName, 'A couple');
  const couple = named(coupleDisplayName(given.names), '');
  const isPartner = invitation.role === 'PARTNER';
  const others = couple ? `${couple}’s wedding` : 'their wedding';
  const wedding = isPartner ? 'your wedding' : others;
  const doing = isPartner ? 'plan your wedding together' : `help plan ${others}`;
  // Each sending is an occasion of its own: a resent invitation carries a new link.
  return mail(`invitation:${invitation.id}:${invitation.sendCount}`, invitation.email, {
    subject: `${inviter} invited you to ${doing}`,
    preview: `Join ${inviter} on Ampersand.`,
    heading: `${inviter} invited you to ${doing}`,
    paragraphs: [
      `Hi ${named(invitation.firstName, 'there')},`,
      `${inviter} would like you to join ${wedding} on Ampersand${AS_ROLE[invitation.role]}.`,
      'Already have an account? Just log in with it.',
    ],
    action: { label: 'View invitation', url: `${publicUrl}${weddingsPaths.invitation(token)}` },
    footnote: `The link is good for ${INVITATION_DAYS} days and is just for you. If you don’t know ${given.inviterFirstName ? inviter : 'this couple'}, you can ignore this email.`,
  });
}

type AnswerMail = { invitationId: string; to: string; name: string; publicUrl: string };

export function acceptedMail({ invitationId, to, name, publicUrl }: AnswerMail): MailToQueue {
  const person = named(name, 'The person you invited');
  return mail(`invitation-accepted:${invitationId}`, to, {
    subject: `${person} joined your wedding`,
    preview: 'Your invitation was accepted.',
    heading: `${person} is in`,
    paragraphs: [`${person} accepted your invitation. You’re planning together now.`],
    action: { label: 'Open Ampersand', url: publicUrl },
  });
}

export function declinedMail({ invitationId, to, name, publicUrl }: AnswerMail): MailToQueue {
  const person = named(name, 'The person you invited');
  return mail(`invitation-declined:${invitationId}`, to, {
    subject: `${person} declined your invitation`,
    preview: 'Your invitation was declined.',
    heading: `${person} can’t join`,
    paragraphs: [
      `${person} declined your invitation to plan together. You can invite someone else at any time.`,
    ],
    action: { label: 'Open Ampersand', url: publicUrl },
  });
}

type RemovedMail = { invitationId: string; to: string; names: CoupleNames; publicUrl: string };

export function removedMail({ invitationId, to, names, publicUrl }: RemovedMail): MailToQueue {
  const couple = coupleDisplayName(names);
  const wedding = couple ? `${named(couple, '')}’s wedding` : 'a wedding';
  return mail(`invitation-removed:${invitationId}`, to, {
    subject: 'You no longer have access to a wedding',
    preview: 'Your access has ended.',
    heading: 'Your access has ended',
    paragraphs: [
      `You were removed from ${wedding} on Ampersand. Your own account stays the same.`,
      'If this is a surprise, check with the couple.',
    ],
    action: { label: 'Open Ampersand', url: publicUrl },
  });
}

type LeftMail = { occasion: string; to: string; name: string; publicUrl: string };

export function leftMail({ occasion, to, name, publicUrl }: LeftMail): MailToQueue {
  const person = named(name, 'Someone');
  return mail(`wedding-left:${occasion}`, to, {
    subject: `${person} left your wedding`,
    preview: 'They’re no longer planning with you.',
    heading: `${person} left your wedding`,
    paragraphs: [
      `${person} is no longer planning with you on Ampersand. You can send a new invitation at any time.`,
    ],
    action: { label: 'Open Ampersand', url: publicUrl },
  });
}
