import { createHash } from 'node:crypto';
import { paths } from '#app/rules/paths.ts';
import type { Tx } from '#platform/database/database.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { identityPaths } from '../rules/paths.ts';
import { maskEmail } from '../rules/verification.ts';

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;
export type Recipient = { email: string; firstName?: string | null | undefined };

/** The same link is e-mailed once, however often the job or request is repeated. */
function keyOf(kind: string, secret: string): string {
  return `${kind}:${createHash('sha256').update(secret).digest('base64url')}`;
}

export function greeting({ firstName }: Recipient): string {
  const name = mailName(firstName ?? '');
  return name ? `Hi ${name},` : 'Hello,';
}

export async function queueVerificationMail(
  { db, clock, publicUrl }: MailPlatform,
  user: Recipient,
  token: string,
): Promise<void> {
  await queueMail(db, clock, {
    key: keyOf('verify-email', token),
    to: user.email,
    subject: 'Confirm your email address',
    ...renderMail({
      preview: 'One tap and your Ampersand account is ready.',
      heading: 'Confirm your email address',
      paragraphs: [
        greeting(user),
        'Please confirm that this address is yours, so we can reach you about your plans and no one else can use it.',
      ],
      action: {
        label: 'Confirm email',
        url: `${publicUrl}${identityPaths.verifyEmail(token)}`,
      },
      footnote: 'The link works for 24 hours. If you didn’t request it, you can ignore this email.',
    }),
  });
}

export async function queueResetMail(
  tx: Tx,
  { clock, publicUrl }: Omit<MailPlatform, 'db'>,
  user: Recipient,
  token: string,
): Promise<void> {
  await queueMail(tx, clock, {
    key: keyOf('reset-password', token),
    to: user.email,
    subject: 'Set a new password',
    ...renderMail({
      preview: 'The link to set a new password for Ampersand.',
      heading: 'Set a new password',
      paragraphs: [greeting(user), 'Someone, hopefully you, requested a new password for this account.'],
      action: {
        label: 'Set a new password',
        url: `${publicUrl}${identityPaths.resetPassword(token)}`,
      },
      footnote: 'The link works for one hour. If you didn’t request it, your password stays the same.',
    }),
  });
}

/** A sentence more where a new password also ended a change of the email address. */
export function droppedChange(change: { newEmail: string } | undefined): string[] {
  if (!change) return [];
  return [
    `A change of your email address to ${maskEmail(change.newEmail)} was pending. It was canceled, and its link no longer works.`,
  ];
}

type NoticeMail = { key: string; to: Recipient; subject: string; paragraphs: string[] };

/** Tells the owner about a change they should know of even if it was not them. */
export async function queueNoticeMail(
  tx: Tx,
  { clock, publicUrl }: Omit<MailPlatform, 'db'>,
  notice: NoticeMail,
): Promise<void> {
  await queueMail(tx, clock, {
    key: notice.key,
    to: notice.to.email,
    subject: notice.subject,
    ...renderMail({
      preview: notice.subject,
      heading: notice.subject,
      paragraphs: [greeting(notice.to), ...notice.paragraphs],
      action: { label: 'Review your account', url: `${publicUrl}${paths.accountSettings()}` },
      footnote: 'If this wasn’t you, set a new password right away and write to help@ampersand.example.',
    }),
  });
}

export async function queueCodeMail(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  to: Recipient,
  code: { id: string; value: string },
): Promise<void> {
  await queueMail(tx, clock, {
    key: `code:${code.id}`,
    to: to.email,
    subject: `${code.value} is your Ampersand code`,
    ...renderMail({
      preview: 'Your confirmation code.',
      heading: code.value,
      paragraphs: [greeting(to), 'Enter this code to confirm that it’s you. It works for 10 minutes.'],
      footnote: 'Never share this code. Our staff will never ask for it.',
    }),
  });
}

type GuessesMail = { kind: string; heading: string; preview: string; paragraphs: string[] };

/** Once a day at most, however long it goes on. */
async function queueGuessWarning(
  { db, clock, publicUrl }: MailPlatform,
  user: Recipient & { id: string },
  { kind, heading, preview, paragraphs }: GuessesMail,
): Promise<void> {
  await queueMail(db, clock, {
    key: `${kind}:${user.id}:${clock.now().toISOString().slice(0, 10)}`,
    to: user.email,
    subject: heading,
    ...renderMail({
      preview,
      heading,
      paragraphs: [greeting(user), ...paragraphs],
      action: { label: 'Set a new password', url: `${publicUrl}${paths.forgotPassword()}` },
      footnote: 'We send this at most once a day. Questions? Write to help@ampersand.example.',
    }),
  });
}

export function queueGuessesMail(platform: MailPlatform, user: Recipient & { id: string }): Promise<void> {
  return queueGuessWarning(platform, user, {
    kind: 'password-guesses',
    heading: 'Someone may be guessing your password',
    preview: 'Someone tried many wrong passwords.',
    paragraphs: [
      'Someone entered a wrong password for your Ampersand account ten or more times in a row. No one got in, and we now slow down each new attempt.',
      'If that was you, set a new password. If it wasn’t, your password held up. For extra safety, pick one you don’t use anywhere else and turn on two-factor in your settings.',
      'On a browser you’ve logged in from before, you can log in as usual.',
    ],
  });
}

export function queueCodeGuessesMail(
  platform: MailPlatform,
  user: Recipient & { id: string },
): Promise<void> {
  return queueGuessWarning(platform, user, {
    kind: 'code-guesses',
    heading: 'Someone may be guessing your codes',
    preview: 'Someone entered several wrong codes.',
    paragraphs: [
      'Someone entered a wrong code for your Ampersand account five or more times in a row. None of those codes worked.',
      'If that was you, there’s nothing to do. If it wasn’t, they may know your password or be on a device that’s signed in. Set a new password now; that signs out every device.',
    ],
  });
}
