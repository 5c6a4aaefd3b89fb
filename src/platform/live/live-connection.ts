import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '#platform/log.ts';
import { assertConnected, listenForMessages } from './store.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

export type LiveConnection = {
  /** Resolves when the process hears events for the first time. */
  ready: Promise<void>;
  check(): void;
  close(): Promise<void>;
};

type LiveConnectionOptions = {
  databaseUrl: string;
  log: Logger;
  onMessage: (message: string) => void;
  /** Called after every connect, also the first: a reader may have come before it. */
  onConnect: () => void;
};

/** The one connection of a process that listens, kept alive for as long as the process runs. */
export function openLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const ready = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let closed = false;

  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (closed) return;
    options.log.warn({ err: error, retryInMs: pause }, 'the connection for live events broke');
    retry = setTimeout(connect, pause);
    retry.unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };

  const connect = () => {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: 'ampersand live',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next));
    next
      .connect()
      .then(() => listenForMessages(next, options.onMessage))
      .then(() => {
        if (client !== next) return;
        pause = FIRST_PAUSE_MS;
        ready.resolve();
        options.onConnect();
      })
      .catch((error: unknown) => lose(next, error));
  };

  connect();
  return {
    ready: ready.promise,
    check: () => {
      const current = client;
      if (current) assertConnected(current).catch((error: unknown) => lose(current, error));
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      // A connection that hangs must not hold up the end of the process.
      if (last)
        await Promise.race([last.end().catch(() => undefined), wait(2_000, undefined, { ref: false })]);
    },
  };
}
