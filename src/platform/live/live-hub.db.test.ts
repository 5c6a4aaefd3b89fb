import { getEventListeners } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { LiveEvent } from './live-event.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { publishLive } from './publish-live.ts';

let own: TestDatabase;
let hubs: LiveHub[] = [];
const log = createLog('silent');

beforeAll(async () => {
  own = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(hubs.map((hub) => hub.close()));
  hubs = [];
});
afterAll(() => own.close());

/** As another process would: a hub of its own with a connection of its own. */
async function openHub(): Promise<LiveHub> {
  const hub = createLiveHub({ databaseUrl: own.url, log });
  hubs.push(hub);
  await hub.ready;
  return hub;
}

function follow(hub: LiveHub, topics: string[]): { events: LiveEvent[]; stop: AbortController } {
  const events: LiveEvent[] = [];
  const stop = new AbortController();
  const stream = hub.subscribe(topics, stop.signal);
  void (async () => {
    for await (const event of stream) events.push(event);
  })();
  return { events, stop };
}

describe('live events', () => {
  test('reach the subscribers of every process, and only of their topic', async () => {
    const readers = [
      follow(await openHub(), ['wedding:1', 'wedding:2']),
      follow(await openHub(), ['wedding:1']),
    ];
    const other = follow(await openHub(), ['wedding:3']);
    await own.db.transaction((tx) => publishLive(tx, 'wedding:1', { kind: 'message', id: 'g1' }));
    for (const { events } of readers) {
      await vi.waitFor(
        () => expect(events).toEqual([{ topic: 'wedding:1', kind: 'message', id: 'g1' }]),
        5_000,
      );
    }
    expect(other.events).toEqual([]);
  });

  test('are not sent when the transaction rolls back', async () => {
    const { events } = follow(await openHub(), ['topic']);
    const change = own.db.transaction(async (tx) => {
      await publishLive(tx, 'topic', { kind: 'message', id: 'lost' });
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await publishLive(own.db, 'topic', { kind: 'message', id: 'kept' });
    await vi.waitFor(() => expect(events).toEqual([{ topic: 'topic', kind: 'message', id: 'kept' }]), 5_000);
  });

  test('leave nothing behind when a subscription is aborted', async () => {
    const hub = await openHub();
    const { stop } = follow(hub, ['topic']);
    expect(hub.subscriberCount()).toBe(1);
    stop.abort();
    expect(hub.subscriberCount()).toBe(0);
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
    expect(hub.subscribe(['topic'], stop.signal)).toBeDefined();
    expect(hub.subscriberCount()).toBe(0);
  });

  test('a lost connection is opened again and subscribers are told to load anew', async () => {
    const { events } = follow(await openHub(), ['topic']);
    await own.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ampersand live' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(events).toEqual([{ kind: 'resync' }]), 5_000);
    await publishLive(own.db, 'topic', { kind: 'message', id: 'after' });
    await vi.waitFor(
      () => expect(events.at(-1)).toEqual({ topic: 'topic', kind: 'message', id: 'after' }),
      5_000,
    );
  });

  test('what no hub understands is passed over', async () => {
    const { events } = follow(await openHub(), ['topic']);
    await own.db.execute(sql`select pg_notify('ampersand_live', 'not json')`);
    await publishLive(own.db, 'topic', { kind: 'message', id: 'fine' });
    await vi.waitFor(() => expect(events).toEqual([{ topic: 'topic', kind: 'message', id: 'fine' }]), 5_000);
  });

  test('of kinds that another version publishes arrive, though here they do not compile', async () => {
    const { events } = follow(await openHub(), ['topic']);
    // @ts-expect-error a kind that nobody declares
    await publishLive(own.db, 'topic', { kind: 'unheard-of' });
    await vi.waitFor(() => expect(events).toEqual([{ topic: 'topic', kind: 'unheard-of' }]), 5_000);
  });

  test('are refused when they are too large', async () => {
    await expect(publishLive(own.db, 'topic', { kind: 'message', id: 'x'.repeat(7_000) })).rejects.toThrow(
      'too large',
    );
  });

  test('end with the hub', async () => {
    const hub = await openHub();
    const stream = hub.subscribe(['topic'], new AbortController().signal);
    const next = stream[Symbol.asyncIterator]().next();
    await hub.close();
    expect((await next).done).toBe(true);
  });
});
