import { describe, expect, it } from 'vitest';
import { createMarkStore, type MarkCalls } from './mark-store.ts';

/** Calls that answer when the test says so. */
function heldCalls(uuid?: string) {
  const log: string[] = [];
  let settle: { answer: () => void; refuse: () => void } | undefined;
  const hold = <T>(name: string, value: T) => {
    log.push(name);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    settle = { answer: () => resolve(value), refuse: () => reject(new Error('refused')) };
    return promise;
  };
  const calls: MarkCalls = {
    uuid,
    create: () => hold('create', 'new'),
    remove: (gone) => hold(`remove ${gone}`, undefined),
    onCreateFailed: () => log.push('create failed'),
    onCreated: () => log.push('created'),
  };
  return { calls, log, answer: () => settle?.answer(), refuse: () => settle?.refuse() };
}

const KEY = 'storefront:a';
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a pressed heart', () => {
  it('shows at once, and leaves the word to the list when its call has answered', async () => {
    const store = createMarkStore();
    const { calls, log, answer } = heldCalls();
    const done = store.wish(KEY, true, calls);
    expect(store.wishOf(KEY)).toBe(true);
    expect(store.wishOf('storefront:b')).toBeUndefined();
    answer();
    await done;
    expect(log).toEqual(['create', 'created']);
    expect(store.wishOf(KEY)).toBeUndefined();
  });

  it('is reverted and told when it cannot be created', async () => {
    const store = createMarkStore();
    const { calls, log, refuse } = heldCalls();
    const done = store.wish(KEY, true, calls);
    refuse();
    await done;
    expect(log).toEqual(['create', 'create failed']);
    expect(store.wishOf(KEY)).toBeUndefined();
  });

  it('is marked again without a word when it cannot be deleted', async () => {
    const store = createMarkStore();
    const { calls, log, refuse } = heldCalls('known');
    const done = store.wish(KEY, false, calls);
    expect(store.wishOf(KEY)).toBe(false);
    refuse();
    await done;
    expect(log).toEqual(['remove known']);
    expect(store.wishOf(KEY)).toBeUndefined();
  });

  it('pressed again while its call is on the way deletes what was created, without a greeting', async () => {
    const store = createMarkStore();
    const { calls, log, answer } = heldCalls();
    const done = store.wish(KEY, true, calls);
    void store.wish(KEY, false, calls);
    answer();
    await turn();
    answer();
    await done;
    expect(log).toEqual(['create', 'remove new']);
  });

  it('pressed three times is created once', async () => {
    const store = createMarkStore();
    const { calls, log, answer } = heldCalls();
    const done = store.wish(KEY, true, calls);
    void store.wish(KEY, false, calls);
    void store.wish(KEY, true, calls);
    answer();
    await done;
    expect(log).toEqual(['create', 'created']);
  });

  it('tells who listens, and no longer after that', async () => {
    const store = createMarkStore();
    let news = 0;
    const stop = store.subscribe(() => {
      news += 1;
    });
    const { calls, answer } = heldCalls();
    const done = store.wish(KEY, true, calls);
    answer();
    await done;
    expect(news).toBe(2);
    stop();
    void store.wish(KEY, false, heldCalls('known').calls);
    expect(news).toBe(2);
  });
});
