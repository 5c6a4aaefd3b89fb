import type { LiveEvent } from './live-event.ts';

const QUEUE_LIMIT = 100;
const DONE: IteratorResult<LiveEvent> = { done: true, value: undefined };

export type LiveSubscription = AsyncIterableIterator<LiveEvent> & {
  push(event: LiveEvent): void;
  ping(): void;
  end(): void;
};

/** One reader's queue. A reader that is too slow loses its events and learns it by one `resync`. */
export function createLiveSubscription(
  signal: AbortSignal,
  onEnd: (ended: LiveSubscription) => void,
): LiveSubscription {
  let queue: LiveEvent[] = [];
  let waiting: ((result: IteratorResult<LiveEvent>) => void) | undefined;
  let ended = false;

  const hand = (result: IteratorResult<LiveEvent>): boolean => {
    const reader = waiting;
    waiting = undefined;
    reader?.(result);
    return reader !== undefined;
  };
  const push = (event: LiveEvent) => {
    if (ended || hand({ done: false, value: event })) return;
    // What is still queued is older than the reload that the reader will do, so it goes too.
    queue = queue.length < QUEUE_LIMIT ? [...queue, event] : [{ kind: 'resync' }];
  };
  const end = () => {
    if (ended) return;
    ended = true;
    queue = [];
    signal.removeEventListener('abort', end);
    onEnd(subscription);
    hand(DONE);
  };
  const next = (): Promise<IteratorResult<LiveEvent>> => {
    const event = queue.shift();
    if (event) return Promise.resolve({ done: false, value: event });
    if (ended) return Promise.resolve(DONE);
    return new Promise((resolve) => {
      waiting = resolve;
    });
  };

  const subscription: LiveSubscription = {
    push,
    // A reader with events waiting needs no sign of life.
    ping: () => {
      if (queue.length === 0) push({ kind: 'ping' });
    },
    end,
    next,
    return: async () => {
      end();
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return subscription;
}
