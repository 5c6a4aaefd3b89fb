import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { failureWithoutValues } from '#platform/failure-without-values.ts';
import { defineTask, handleTask, type TaskContext, type TaskHandler } from '#platform/jobs/task.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Logger } from '#platform/log.ts';
import { DELIVERY_ATTEMPTS, deliverMessage } from './delivery-task.ts';
import type { Delivery, Senders } from './mail-sender.port.ts';
import { deleteOldMessages, lockQueuedMessage, markFailed, markSent, noteProviderId } from './store.ts';
import type { OutgoingMessage } from './tables.ts';

type DeliveryDeps = { db: Tx; clock: Clock; senders: Pick<Senders, 'mail' | 'text'> };

const purgeMessages = defineTask('purge-messages');
const DAY_MS = 86_400_000;
/** Long enough to answer 'did you write to me?', and no longer: even an address and a subject say something. */
const KEPT_DAYS = 90;

export function messageJobs(deps: DeliveryDeps): TaskHandler[] {
  const keptSince = () => new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  return [
    handleTask(deliverMessage, ({ messageId }, context) => attemptDelivery(deps, messageId, context)),
    handleTask(purgeMessages, () => deleteOldMessages(deps.db, keptSince()), { cron: '41 3 * * *' }),
  ];
}

/**
 * The row stays locked while the provider is asked: a process that dies meanwhile leaves the message queued, and the
 * next attempt sends it under the same identity. It is marked before, so that nothing but the commit comes after the
 * provider's word; whoever dies between these two sends it twice.
 */
async function attemptDelivery(
  deps: DeliveryDeps,
  messageId: string,
  { log, attempt }: TaskContext,
): Promise<void> {
  try {
    await transact(deps.db, (tx) => deliver(tx, deps, { messageId, log }));
  } catch (error) {
    if (attempt < DELIVERY_ATTEMPTS) throw error;
    log.error(
      { err: failureWithoutValues(error), messageId },
      'a message could not be delivered and is given up',
    );
    await markFailed(deps.db, messageId, { from: 'QUEUED' });
  }
}

async function deliver(
  tx: Tx,
  { clock, senders }: DeliveryDeps,
  { messageId, log }: { messageId: string; log: Logger },
): Promise<void> {
  const message = await lockQueuedMessage(tx, messageId);
  if (!message) return;
  const { keepsContent, idOf } = senders[message.channel];
  await markSent(tx, messageId, {
    sentAt: clock.now(),
    providerId: idOf?.(message.idempotencyKey),
    keepsContent,
  });
  if (keepsContent) await publishLive(tx, 'mailbox', { kind: 'message', id: messageId });
  const delivery = await handOver(message, senders);
  if (delivery.outcome === 'refused') {
    log.warn({ messageId, reason: delivery.reason }, 'a message was refused');
    await markFailed(tx, messageId, { from: 'SENT', refusedAt: clock.now() });
  } else if (delivery.providerId) {
    await noteProviderId(tx, messageId, delivery.providerId);
  }
}

function handOver(message: OutgoingMessage, senders: DeliveryDeps['senders']): Promise<Delivery> {
  const { idempotencyKey: key, toAddress: to } = message;
  const text = message.text ?? '';
  if (message.channel === 'text') return senders.text.sendText({ key, to, text });
  const { subject, html, unsubscribeUrl } = message;
  const letter = { key, to, subject: subject ?? '', html: html ?? '', text };
  return senders.mail.sendMail({ ...letter, ...(unsubscribeUrl && { unsubscribeUrl }) });
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** The developer mailbox has something new. */
    message: true;
  }
}
