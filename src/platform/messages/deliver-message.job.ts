import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { failureWithoutValues } from '#platform/failure-without-values.ts';
import type { CapabilityJobs, TaskHandler } from '#platform/jobs/task-list.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Logger } from '#platform/log.ts';
import { DELIVERY_ATTEMPTS, DELIVERY_TASK } from './delivery-task.ts';
import type { Delivery, Senders } from './mail-sender.port.ts';
import { deleteOldMessages, lockQueuedMessage, markFailed, markSent } from './store.ts';
import type { OutgoingMessage } from './tables.ts';

type DeliveryDeps = { db: Tx; clock: Clock; senders: Pick<Senders, 'mail' | 'text'> };

const PURGE_TASK = 'purge-messages';
const DAY_MS = 86_400_000;
/** Long enough to answer 'did you write to me?', and no longer: even an address and a subject say something. */
const KEPT_DAYS = 90;

const payloadSchema = z.object({ messageId: z.uuid() });

export function messageJobs(deps: DeliveryDeps): CapabilityJobs {
  return {
    tasks: {
      [DELIVERY_TASK]: createDeliverMessage(deps),
      [PURGE_TASK]: () =>
        deleteOldMessages(deps.db, new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    },
    cron: [{ task: PURGE_TASK, pattern: '41 3 * * *' }],
  };
}

/**
 * The row stays locked while the provider is asked, and is marked in the same transaction: a process that
 * dies in between leaves the message queued, and the next attempt sends it under the same identity.
 */
function createDeliverMessage(deps: DeliveryDeps): TaskHandler {
  return async (payload, { log, attempt }) => {
    const { messageId } = payloadSchema.parse(payload);
    try {
      await transact(deps.db, (tx) => deliver(tx, deps, { messageId, log }));
    } catch (error) {
      if (attempt < DELIVERY_ATTEMPTS) throw error;
      log.error(
        { err: failureWithoutValues(error), messageId },
        'a message could not be delivered and is given up',
      );
      await markFailed(deps.db, messageId);
    }
  };
}

async function deliver(
  tx: Tx,
  { clock, senders }: DeliveryDeps,
  { messageId, log }: { messageId: string; log: Logger },
): Promise<void> {
  const message = await lockQueuedMessage(tx, messageId);
  if (!message) return;
  const delivery = await handOver(message, senders);
  if (delivery.outcome === 'refused') {
    log.warn({ messageId, reason: delivery.reason }, 'a message was refused');
    await markFailed(tx, messageId);
    return;
  }
  const { keepsContent } = senders[message.channel];
  await markSent(tx, messageId, { sentAt: clock.now(), providerId: delivery.providerId, keepsContent });
  if (keepsContent) await publishLive(tx, 'mailbox', { kind: 'message', id: messageId });
}

function handOver(message: OutgoingMessage, senders: DeliveryDeps['senders']): Promise<Delivery> {
  const { idempotencyKey: key, toAddress: to } = message;
  const text = message.text ?? '';
  if (message.channel === 'text') return senders.text.sendText({ key, to, text });
  return senders.mail.sendMail({ key, to, subject: message.subject ?? '', html: message.html ?? '', text });
}
