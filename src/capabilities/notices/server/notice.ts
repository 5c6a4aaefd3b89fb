import type { Tx } from '#platform/database/database.ts';
import { type MailContent, renderMail } from '#platform/messages/mail-layout.ts';
import { type MailToQueue, queueMail, queueText, type TextToQueue } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { NoticeSide } from '../rules/notice-side.ts';
import { type LinkParts, settingsUrl, unsubscribeUrl } from './notice-links.ts';

export type NoticeReader = {
  userId: string;
  email: string;
  mail: 'EACH' | 'DIGEST' | 'OFF';
  textTo: string | null;
};

export type Notice = {
  side: NoticeSide;
  /** Names the occasion: the same one again reaches nobody a second time. */
  key: string;
  mail: Omit<MailContent, 'footnote' | 'unsubscribeUrl'> & { subject: string };
  /** For what cannot wait. */
  text: string | undefined;
};

/** What goes out, before it does. */
export type Outgoing = { mails: MailToQueue[]; texts: TextToQueue[] };

/** One mail and one text message at most for each person, as they wish to hear of it, with the way out. */
export function composeNotice(
  links: LinkParts,
  readers: readonly NoticeReader[],
  { side, key, mail: { subject, ...words }, text }: Notice,
): Outgoing {
  const letterFor = (userId: string) =>
    renderMail({
      ...words,
      footnote: `Manage email preferences: ${settingsUrl(links)}`,
      unsubscribeUrl: unsubscribeUrl(links, userId, side),
    });
  return {
    mails: readers
      .filter(({ mail }) => mail === 'EACH')
      .map(({ userId, email }) => ({ key: `${key}:${userId}`, to: email, subject, ...letterFor(userId) })),
    texts: readers.flatMap(({ userId, textTo }) =>
      text && textTo ? [{ key: `${key}:${userId}:text`, to: textTo, text }] : [],
    ),
  };
}

/** All of it or nothing: a run that dies leaves nobody half told, and a second one finds what is queued already. */
export async function queueNotices(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  outgoing: readonly Outgoing[],
): Promise<void> {
  for (const { mails, texts } of outgoing) {
    for (const mail of mails) await queueMail(tx, clock, mail);
    for (const text of texts) await queueText(tx, clock, text);
  }
}
