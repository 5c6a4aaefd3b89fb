import { describe, expect, test, vi } from 'vitest';
import { createLiveSubscription } from './live-subscription.ts';

function open() {
  const stop = new AbortController();
  const onEnd = vi.fn();
  return { stop, onEnd, subscription: createLiveSubscription(stop.signal, onEnd) };
}

describe('a live subscription', () => {
  test('hands events over in order, whether the reader waits or not', async () => {
    const { subscription } = open();
    const early = subscription.next();
    subscription.push({ kind: 'message', id: 'a' });
    subscription.push({ kind: 'message', id: 'b' });
    expect((await early).value).toEqual({ kind: 'message', id: 'a' });
    expect((await subscription.next()).value).toEqual({ kind: 'message', id: 'b' });
  });

  test('a slow reader gets one resync instead of what it missed', async () => {
    const { subscription } = open();
    for (let index = 0; index < 101; index += 1) subscription.push({ kind: 'changed', id: String(index) });
    subscription.push({ kind: 'message', id: 'last' });
    expect((await subscription.next()).value).toEqual({ kind: 'resync' });
    expect((await subscription.next()).value).toEqual({ kind: 'message', id: 'last' });
  });

  test('pings only a reader who has nothing to read', async () => {
    const { subscription } = open();
    subscription.push({ kind: 'changed' });
    subscription.ping();
    expect((await subscription.next()).value).toEqual({ kind: 'changed' });
    const next = subscription.next();
    subscription.ping();
    expect((await next).value).toEqual({ kind: 'ping' });
  });

  test('ends once, with the signal or with the loop', async () => {
    const aborted = open();
    const next = aborted.subscription.next();
    aborted.stop.abort();
    aborted.subscription.end();
    expect((await next).done).toBe(true);
    expect(aborted.onEnd).toHaveBeenCalledTimes(1);

    const left = open();
    left.subscription.push({ kind: 'changed' });
    for await (const event of left.subscription) {
      expect(event.kind).toBe('changed');
      break;
    }
    expect(left.onEnd).toHaveBeenCalledTimes(1);
    expect((await left.subscription.next()).done).toBe(true);
  });

  test('is over from the start if the signal is', async () => {
    const subscription = createLiveSubscription(AbortSignal.abort(), () => undefined);
    expect((await subscription.next()).done).toBe(true);
  });
});
