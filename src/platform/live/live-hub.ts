import { z } from 'zod';
import type { LiveKind } from '#base/live-kind.ts';
import type { Logger } from '#platform/log.ts';
import { openLiveConnection } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';
import { createLiveSubscription, type LiveSubscription } from './live-subscription.ts';

const HEARTBEAT_MS = 25_000;

/** Processes of another version may publish kinds that this one does not know; nobody here listens to those. */
const messageSchema = z.object({
  topic: z.string(),
  kind: z.string().transform((kind) => kind as LiveKind),
  id: z.string().optional(),
});

export type LiveHub = {
  /** Events from now on, until the signal aborts or the reader leaves its loop. */
  subscribe(topics: string[], signal: AbortSignal): AsyncIterable<LiveEvent>;
  /** Resolves when events of other processes can arrive. */
  ready: Promise<void>;
  subscriberCount(): number;
  close(): Promise<void>;
};

/** Hands the events of all processes to the readers of this one. */
export function createLiveHub({ databaseUrl, log }: { databaseUrl: string; log: Logger }): LiveHub {
  const subscriptions = new Set<LiveSubscription>();
  const byTopic = new Map<string, Set<LiveSubscription>>();
  let isClosed = false;

  const connection = openLiveConnection({
    databaseUrl,
    log,
    onMessage: (message) => {
      const event = parseMessage(message);
      if (!event) return log.warn('a live event could not be read');
      for (const subscription of byTopic.get(event.topic) ?? []) subscription.push(event);
    },
    onConnect: () => {
      for (const subscription of subscriptions) subscription.push({ kind: 'resync' });
    },
  });
  const heartbeat = setInterval(() => {
    connection.check();
    for (const subscription of subscriptions) subscription.ping();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const subscribe = (topics: string[], signal: AbortSignal) => {
    const wanted = new Set(topics);
    const subscription = createLiveSubscription(signal, (ended) => {
      subscriptions.delete(ended);
      for (const topic of wanted) leaveTopic(byTopic, topic, ended);
    });
    // Whoever comes while the doors are closing gets a stream that has ended, not one that never will.
    if (isClosed) subscription.end();
    if (isClosed || signal.aborted) return subscription;
    subscriptions.add(subscription);
    for (const topic of wanted) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(subscription));
    return subscription;
  };

  return {
    subscribe,
    ready: connection.ready,
    subscriberCount: () => subscriptions.size,
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      for (const subscription of [...subscriptions]) subscription.end();
      await connection.close();
    },
  };
}

function leaveTopic(byTopic: Map<string, Set<LiveSubscription>>, topic: string, leaving: LiveSubscription) {
  const readers = byTopic.get(topic);
  readers?.delete(leaving);
  if (readers?.size === 0) byTopic.delete(topic);
}

function parseMessage(message: string) {
  try {
    return messageSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}
