import { linklessName } from '#base/validation/linkless-name.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { DELIVERY_ATTEMPTS, deliverMessage } from './delivery-task.ts';
import { insertMessage } from './store.ts';

/** `key` names the occasion, such as `reset:<token id>`: a second message with it is silently left out. */
export type MailToQueue = {
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** For mail that nobody asked for: mail programs offer it as a button of their own. */
  unsubscribeUrl?: string;
};
export type TextToQueue = { key: string; to: string; text: string };

type Queue = Pick<Tx, 'insert' | 'execute'>;

/** Leaves when the transaction commits, and not at all if it rolls back. */
export async function queueMail(tx: Queue, clock: Clock, mail: MailToQueue): Promise<void> {
  const { key, to, subject, html, text, unsubscribeUrl } = mail;
  // One line, or what follows would be a header of its own; and no link, whatever a name in it looks like.
  const letter = { key, to, subject: linklessName(subject), html, text };
  await queue(tx, clock, { channel: 'mail', ...letter, ...(unsubscribeUrl && { unsubscribeUrl }) });
}

export async function queueText(tx: Queue, clock: Clock, message: TextToQueue): Promise<void> {
  const { key, to, text } = message;
  await queue(tx, clock, { channel: 'text', key, to, text });
}

type Letter = TextToQueue & {
  channel: 'mail' | 'text';
  subject?: string;
  html?: string;
  unsubscribeUrl?: string;
};

async function queue(tx: Queue, clock: Clock, { key, to, ...content }: Letter): Promise<void> {
  const id = clock.uuid();
  const isNew = await insertMessage(tx, {
    ...content,
    id,
    idempotencyKey: key,
    toAddress: to,
    createdAt: clock.now(),
  });
  if (!isNew) return;
  await enqueueJob(
    tx,
    deliverMessage,
    { messageId: id },
    { jobKey: `message:${id}`, maxAttempts: DELIVERY_ATTEMPTS },
  );
}
