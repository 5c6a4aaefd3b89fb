import { paths } from '#app/rules/paths.ts';
import type { Tx } from '#platform/database/database.ts';
import { hashToken } from '#platform/hash-token.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { identityPaths } from '../rules/paths.ts';
import { maskEmail } from '../rules/verification.ts';
import type { EmailChangeRow } from './email-changes.store.ts';
import { greeting, queueNoticeMail } from './mails.ts';
import type { UserRow } from './store.ts';

type MailPlatform = Pick<Platform, 'clock' | 'publicUrl'>;
type Link = { user: UserRow; email: string; token: string };
type Change = { user: UserRow; change: EmailChangeRow };

export async function queueConfirmChangeMail(
  tx: Tx,
  { clock, publicUrl }: MailPlatform,
  { user, email, token }: Link,
): Promise<void> {
  await queueMail(tx, clock, {
    key: `email-change:${hashToken(token)}`,
    to: email,
    subject: 'Confirm your new email address',
    ...renderMail({
      preview: 'One more step to start using this address.',
      heading: 'Confirm your new email address',
      paragraphs: [
        greeting(user),
        'You asked to use this address for your Ampersand account. Confirm it, and you’ll log in with it from then on.',
      ],
      action: {
        label: 'Confirm new email',
        url: `${publicUrl}${identityPaths.confirmEmailChange(token)}`,
      },
      footnote: 'The link works for 24 hours. If you didn’t request it, you can ignore this email.',
    }),
  });
}

/** To the address the account still has. Its link opens a page that asks, so that no mail scanner cancels anything. */
export async function queueWarningMail(
  tx: Tx,
  { clock, publicUrl }: MailPlatform,
  { user, email, token }: Link,
): Promise<void> {
  await queueMail(tx, clock, {
    key: `email-change-warning:${hashToken(token)}`,
    to: user.email,
    subject: 'Your email address is about to change',
    ...renderMail({
      preview: 'Not you? Cancel the change.',
      heading: 'Your email address is about to change',
      paragraphs: [
        greeting(user),
        `Someone signed in to your account asked to change its email to ${maskEmail(email)}. It changes once that address is confirmed.`,
        'If that was you, there’s nothing to do. If not, cancel the change and set a new password.',
      ],
      action: {
        label: 'Cancel the change',
        url: `${publicUrl}${identityPaths.cancelEmailChange(token)}`,
      },
      links: [
        {
          label: 'Set a new password',
          note: 'This also cancels the change and signs out every device.',
          url: `${publicUrl}${paths.forgotPassword()}`,
        },
      ],
      footnote: 'If something looks wrong, write to help@ampersand.example.',
    }),
  });
}

export async function queueCancelledMail(
  tx: Tx,
  platform: MailPlatform,
  { user, change }: Change,
): Promise<void> {
  await queueNoticeMail(tx, platform, {
    key: `email-change-cancelled:${change.cancelHash}`,
    to: user,
    subject: 'Your email address stays the same',
    paragraphs: [
      `The change to ${maskEmail(change.newEmail)} was canceled. Keep logging in with ${user.email}.`,
    ],
  });
}

/** Both addresses hear of it; the old one with what to do if it was not the owner. */
export async function queueChangedMails(
  tx: Tx,
  platform: MailPlatform,
  { user, change }: Change,
): Promise<void> {
  const subject = 'Your email address was changed';
  await queueNoticeMail(tx, platform, {
    key: `email-changed:new:${change.tokenHash}`,
    to: { ...user, email: change.newEmail },
    subject,
    paragraphs: ['From now on, you log in and get email at this address.'],
  });
  const { clock } = platform;
  await queueMail(tx, clock, {
    key: `email-changed:old:${change.tokenHash}`,
    to: user.email,
    subject,
    ...renderMail({
      preview: 'Your Ampersand account uses another address now.',
      heading: subject,
      paragraphs: [
        greeting(user),
        `Your Ampersand account now uses ${maskEmail(change.newEmail)}. This address can’t log in anymore, and links sent to it no longer work.`,
        'If this wasn’t you, write to help@ampersand.example right away. We’ll help you get your account back.',
      ],
    }),
  });
}
