import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { INVITATION_DAYS } from '#capabilities/identity/rules/invitation-states.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { type MailContent, renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import { teamsPaths } from '../rules/paths.ts';
import { asRole } from '../rules/role-words.ts';

type Addressed = { key: string; to: string; publicUrl: string };

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

function mail(
  { key, to }: Pick<Addressed, 'key' | 'to'>,
  { subject, ...letter }: MailContent & { subject: string },
): MailToQueue {
  return { key, to, subject, ...renderMail(letter) };
}

/** Names come from people: one line, not long, and never empty in a sentence. */
const named = (name: string, otherwise: string) => mailName(name) || otherwise;

const toTeam = (publicUrl: string) => ({
  label: 'Manage access',
  url: `${publicUrl}${vendorPaths.userManagement}`,
});

type InvitationMail = Addressed & {
  inviterName: string;
  storefrontNames: readonly string[];
  role: StorefrontRole;
  token: string;
};

export function invitationMail(given: InvitationMail): MailToQueue {
  const inviter = named(given.inviterName, 'A vendor');
  const listings = AND.format(given.storefrontNames.map(mailName));
  const subject = `${inviter} invited you to ${listings}`;
  return mail(given, {
    subject,
    preview: `Join as ${asRole(given.role)} on Ampersand.`,
    heading: subject,
    paragraphs: [
      `${inviter} would like you to work on ${listings} on Ampersand as ${asRole(given.role)}.`,
      'Already have an account with this email address? Just log in with it.',
    ],
    action: { label: 'View invitation', url: `${given.publicUrl}${teamsPaths.invitation(given.token)}` },
    footnote: `The link is good for ${INVITATION_DAYS} days and only for ${given.to}. If you don’t know ${inviter}, you can ignore this email.`,
  });
}

type AnswerMail = Addressed & { name: string; storefrontName: string };

export function acceptedMail(given: AnswerMail): MailToQueue {
  const [person, listing] = [named(given.name, 'The person you invited'), mailName(given.storefrontName)];
  return mail(given, {
    subject: `${person} joined ${listing}`,
    preview: 'Your invitation was accepted.',
    heading: `${person} joined ${listing}`,
    paragraphs: [`${person} accepted your invitation and can get to work right away.`],
    action: toTeam(given.publicUrl),
  });
}

export function declinedMail(given: AnswerMail): MailToQueue {
  const [person, listing] = [named(given.name, 'The person you invited'), mailName(given.storefrontName)];
  return mail(given, {
    subject: `${person} declined your invitation`,
    preview: 'Your invitation was declined.',
    heading: `${person} declined your invitation`,
    paragraphs: [`${person} won’t be joining ${listing}. You can invite someone else at any time.`],
    action: toTeam(given.publicUrl),
  });
}

export function leftMail(given: AnswerMail): MailToQueue {
  const [person, listing] = [named(given.name, 'Someone'), mailName(given.storefrontName)];
  return mail(given, {
    subject: `${person} left ${listing}`,
    preview: 'They no longer have access.',
    heading: `${person} left ${listing}`,
    paragraphs: [`${person} gave up access to ${listing}. You can invite them again at any time.`],
    action: toTeam(given.publicUrl),
  });
}

type ListingMail = Addressed & { storefrontName: string };

export function removedMail(given: ListingMail): MailToQueue {
  const listing = mailName(given.storefrontName);
  return mail(given, {
    subject: `You no longer have access to ${listing}`,
    preview: 'Your access has ended.',
    heading: 'Your access has ended',
    paragraphs: [
      `An owner of ${listing} ended your access on Ampersand. Your own account stays the same.`,
      'If this is a surprise, check with them.',
    ],
    action: { label: 'Open Ampersand', url: given.publicUrl },
  });
}

/** For whoever became an owner, or is one no longer. */
export function ownershipMail(given: ListingMail & { role: StorefrontRole }): MailToQueue {
  const listing = mailName(given.storefrontName);
  const subject = `You’re now ${asRole(given.role)} of ${listing}`;
  const isOwner = given.role === 'OWNER';
  return mail(given, {
    subject,
    preview: 'Your role has changed.',
    heading: subject,
    paragraphs: [
      isOwner
        ? 'You can do everything there now: edit the listing, buy credits, and decide who has access.'
        : 'Another owner changed your role. You can no longer buy credits or decide who has access.',
    ],
    action: toTeam(given.publicUrl),
  });
}

type Person = { email: string; name: string };
type TransferMail = Omit<ListingMail, 'to'> & { from: Person; to: Person };

/** To the one who gave it, who should notice if it was somebody else, and to the one who got it. */
export function transferredMails({ key, from, to, storefrontName, publicUrl }: TransferMail): MailToQueue[] {
  const listing = mailName(storefrontName);
  const [giver, heir] = [named(from.name, 'The owner'), named(to.name, 'your colleague')];
  return [
    mail(
      { key: `${key}:from`, to: from.email },
      {
        subject: `You transferred ${listing} to ${heir}`,
        preview: 'You’re a manager now.',
        heading: `${listing} has a new owner`,
        paragraphs: [
          `You made ${heir} the owner of ${listing}. You’re a manager now: you can still edit the listing and answer couples.`,
          'If this wasn’t you, change your password and write to help@ampersand.example right away.',
        ],
        action: toTeam(publicUrl),
      },
    ),
    mail(
      { key: `${key}:to`, to: to.email },
      {
        subject: `You’re now the owner of ${listing}`,
        preview: `${giver} transferred it to you.`,
        heading: `You’re now the owner of ${listing}`,
        paragraphs: [
          `${giver} transferred ${listing} to you. You can edit the listing, buy credits, and decide who has access.`,
        ],
        action: toTeam(publicUrl),
      },
    ),
  ];
}

export function inheritedMail(given: ListingMail): MailToQueue {
  const listing = mailName(given.storefrontName);
  return mail(given, {
    subject: `You’re now the owner of ${listing}`,
    preview: 'Its last owner deleted their account.',
    heading: `You’re now the owner of ${listing}`,
    paragraphs: [
      `The last owner of ${listing} deleted their account. As its longest-standing manager, you own it now, so it can stay online.`,
    ],
    action: toTeam(given.publicUrl),
  });
}

export function closedMail(given: ListingMail): MailToQueue {
  const listing = mailName(given.storefrontName);
  return mail(given, {
    subject: `${listing} is closed`,
    preview: 'Its last owner deleted their account.',
    heading: `${listing} is closed`,
    paragraphs: [
      `The last owner of ${listing} deleted their account and there was no manager to take over, so couples can’t see it anymore.`,
      'You can still read its leads. To reopen the listing, write to help@ampersand.example.',
    ],
    action: { label: 'Open Ampersand', url: given.publicUrl },
  });
}
