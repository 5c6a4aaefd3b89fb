import type { Socket } from 'node:net';
import pg from 'pg';

/** Longer than any statement may take on the server, which ends it there: what still waits then has lost its server. */
const ANSWER_WITHIN_MS = 17_000;

type Ask = (...asked: unknown[]) => unknown;
export type ImpatientConfig = pg.ClientConfig & { answerWithinMs?: number };

const patient = new WeakSet<pg.ClientBase>();

/**
 * Hangs up when an answer does not come, as behind a network that swallows everything. The timeout of the driver only
 * gives up the one query: the rollback that follows would wait behind it, and the next user of the connection too.
 */
export class ImpatientClient extends pg.Client {
  private readonly answerWithinMs: number;

  constructor({ answerWithinMs = ANSWER_WITHIN_MS, ...config }: ImpatientConfig = {}) {
    super(config);
    this.answerWithinMs = answerWithinMs;
  }

  override query = ((...asked: unknown[]): unknown => {
    const stopWaiting = this.hangUpAfter(this.answerWithinMs);
    const done = asked.at(-1);
    if (typeof done === 'function') {
      const tell = (...told: unknown[]) => {
        stopWaiting();
        done(...told);
      };
      return (super.query as Ask)(...asked.slice(0, -1), tell);
    }
    const answer = (super.query as Ask)(...asked);
    if (answer instanceof Promise) answer.then(stopWaiting, stopWaiting);
    // A stream of rows has its own pace.
    else stopWaiting();
    return answer;
  }) as pg.Client['query'];

  private hangUpAfter(ms: number): () => void {
    if (patient.has(this)) return () => undefined;
    const timer = setTimeout(() => {
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      stream.destroy(Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' }));
    }, ms);
    timer.unref();
    return () => clearTimeout(timer);
  }
}

/** For set-up: an index of a large table takes longer than any statement of a request may. */
export async function withoutTimeLimit<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  patient.add(client);
  try {
    await client.query('set statement_timeout = 0');
    const done = await work();
    await client.query('reset statement_timeout');
    return done;
  } finally {
    patient.delete(client);
  }
}
