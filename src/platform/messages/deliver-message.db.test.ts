import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import { type JobWorker, startWorker } from '#platform/jobs/worker.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import { createLog } from '#platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { messageJobs } from './deliver-message.job.ts';
import { DELIVERY_ATTEMPTS, deliverMessage } from './delivery-task.ts';
import { findMessage, listMessages } from './list-messages.ts';
import type { Delivery, MailToSend, Senders } from './mail-sender.port.ts';
import { mailboxSender } from './mailbox-sender.ts';
import { queueMail, queueText } from './send-message.ts';

let own: TestDatabase;
let worker: JobWorker | undefined;
const log = createLog('silent');
const now = new Date('2030-05-01T10:00:00Z');
const clock: Clock = { ...systemClock, now: () => now };
const mail = {
  key: 'welcome:1',
  to: 'ada@example.com',
  subject: 'Welcome',
  html: '<p>Hello</p>',
  text: 'Hello',
};

type MailAndText = Pick<Senders, 'mail' | 'text'>;
const mailbox: MailAndText = { mail: mailboxSender, text: mailboxSender };

beforeAll(async () => {
  own = await openTestDatabase();
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await own.db.execute(sql`delete from outgoing_messages`);
  await own.db.execute(sql`delete from graphile_worker._private_jobs`);
});
afterAll(() => own.close());

async function work(senders: MailAndText): Promise<void> {
  const handlers = messageJobs({ db: own.db, clock, senders });
  worker = await startWorker({ pool: own.db.$client, handlers, log, concurrency: 4 });
}

/** One attempt by hand, as the queue would make it. */
async function attemptDelivery(senders: MailAndText, attempt = 1): Promise<void> {
  const [message] = await listMessages(own.db, { limit: 1 });
  const [delivery] = messageJobs({ db: own.db, clock, senders });
  await delivery?.run({ messageId: message?.id }, { log, jobKey: undefined, attempt });
}

function outside(answer: (mail: MailToSend) => Promise<Delivery>): MailAndText {
  return { mail: { keepsContent: false, sendMail: answer }, text: mailboxSender };
}

async function stored() {
  return listMessages(own.db, { limit: 10 });
}

describe('the outbox', () => {
  test('sends a message once, though it is queued twice under one key', async () => {
    const sendMail = vi.fn(async (): Promise<Delivery> => ({ outcome: 'sent', providerId: 'p1' }));
    await work(outside(sendMail));
    await Promise.all([1, 2].map(() => own.db.transaction((tx) => queueMail(tx, clock, mail))));
    await vi.waitFor(async () => expect((await stored())[0]?.state).toBe('SENT'), 5_000);
    await own.db.transaction((tx) => queueMail(tx, clock, mail));
    const jobs = await own.db.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = ${deliverMessage.name}`,
    );
    expect(jobs.rows.length).toBeLessThanOrEqual(1);
    expect(await stored()).toHaveLength(1);
    expect(sendMail).toHaveBeenCalledTimes(1);
    expect(sendMail).toHaveBeenCalledWith(mail);
  });

  test('holds nothing of a transaction that is rolled back', async () => {
    const change = own.db.transaction(async (tx) => {
      await queueMail(tx, clock, mail);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual([]);
  });

  test('clears the bodies of what has left the house', async () => {
    await queueMail(own.db, clock, mail);
    await attemptDelivery(outside(async () => ({ outcome: 'sent', providerId: 'p1' })));
    expect(await stored()).toMatchObject([
      { state: 'SENT', providerId: 'p1', sentAt: now, html: null, text: null, subject: 'Welcome' },
    ]);
  });

  test('forgets whom it wrote to after 90 days', async () => {
    await queueMail(own.db, clock, mail);
    await attemptDelivery(outside(async () => ({ outcome: 'sent', providerId: 'p1' })));
    const purgeAfter = async (days: number) => {
      const later = { ...systemClock, now: () => new Date(now.getTime() + days * 86_400_000) };
      const [, purge] = messageJobs({ db: own.db, clock: later, senders: mailbox });
      await purge?.run({}, { log, jobKey: undefined, attempt: 1 });
    };
    await purgeAfter(89);
    expect(await stored()).toHaveLength(1);
    await purgeAfter(91);
    expect(await stored()).toEqual([]);
  });

  test('gives up on what is refused, without another attempt', async () => {
    await queueMail(own.db, clock, mail);
    await attemptDelivery(outside(async () => ({ outcome: 'refused', reason: 'SMTP 550' })));
    expect(await stored()).toMatchObject([{ state: 'FAILED', text: null, sentAt: null }]);
  });

  test('gives up after the last attempt, and not before', async () => {
    const broken = outside(async () => {
      throw new Error('no such host');
    });
    await queueMail(own.db, clock, mail);
    await expect(attemptDelivery(broken)).rejects.toThrow('no such host');
    expect((await stored())[0]?.state).toBe('QUEUED');
    await attemptDelivery(broken, DELIVERY_ATTEMPTS);
    expect((await stored())[0]?.state).toBe('FAILED');
  });

  test('two deliveries of one message at once hand it over once', async () => {
    const sendMail = vi.fn(async (): Promise<Delivery> => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { outcome: 'sent' };
    });
    await queueMail(own.db, clock, mail);
    await Promise.all([attemptDelivery(outside(sendMail)), attemptDelivery(outside(sendMail))]);
    expect(sendMail).toHaveBeenCalledTimes(1);
  });
});

describe('a delivery that dies between sending and marking', () => {
  test('has no more to do in between than to commit', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const sender = outside(async () => {
      asked.mockClear();
      return { outcome: 'sent' };
    });
    await queueMail(own.db, clock, mail);
    await attemptDelivery({ ...sender, mail: { ...sender.mail, idOf: (key) => `<${key}>` } });
    const statements = asked.mock.calls.map(
      ([query]) => (query as unknown as { text?: string }).text ?? query,
    );
    asked.mockRestore();
    expect(statements).toEqual(['commit']);
    expect(await stored()).toMatchObject([{ state: 'SENT', providerId: '<welcome:1>', html: null }]);
  });

  test('is made again under the same key', async () => {
    const keys: string[] = [];
    const dying = outside(async ({ key }) => {
      keys.push(key);
      if (keys.length === 1) throw new Error('the process died here');
      return { outcome: 'sent' };
    });
    await work(dying);
    await own.db.transaction((tx) => queueMail(tx, clock, mail));
    await vi.waitFor(async () => expect((await stored())[0]?.state).toBe('SENT'), {
      timeout: 15_000,
      interval: 100,
    });
    expect(keys).toEqual([mail.key, mail.key]);
  });

  test('shows once in the mailbox', async () => {
    // The connection breaks after the adapter has answered, so the mark cannot be written.
    const breaking: MailAndText = {
      ...mailbox,
      mail: {
        keepsContent: true,
        sendMail: async () => {
          await own.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`);
          return { outcome: 'sent' };
        },
      },
    };
    await queueMail(own.db, clock, mail);
    await expect(attemptDelivery(breaking)).rejects.toThrow();
    expect((await stored())[0]?.state).toBe('QUEUED');
    await attemptDelivery(mailbox, 2);
    await attemptDelivery(mailbox, 3);
    expect(await stored()).toMatchObject([{ state: 'SENT', html: mail.html, text: mail.text }]);
  });
});

describe('the developer mailbox', () => {
  test('tells its readers about a new message', async () => {
    const hub = createLiveHub({ databaseUrl: own.url, log });
    await hub.ready;
    const events = hub.subscribe(['mailbox'], AbortSignal.timeout(5_000))[Symbol.asyncIterator]();
    await work(mailbox);
    await own.db.transaction((tx) =>
      queueText(tx, clock, { key: 'code:1', to: '+15550123', text: 'Your code' }),
    );
    const { value } = await events.next();
    const [message] = await stored();
    expect(value).toEqual({ topic: 'mailbox', kind: 'message', id: message?.id });
    expect(message).toMatchObject({ channel: 'text', state: 'SENT', text: 'Your code', subject: null });
    await hub.close();
  });

  test('lists the newest first, of one address or of all, and finds one', async () => {
    const at = (minute: number): Clock => ({
      ...clock,
      now: () => new Date(Date.UTC(2030, 0, 1, 0, minute)),
    });
    await queueMail(own.db, at(1), { ...mail, key: 'a' });
    await queueMail(own.db, at(2), { ...mail, key: 'b', to: 'grace@example.com' });
    await queueMail(own.db, at(3), { ...mail, key: 'c' });
    const keys = async (filter: { to?: string; limit: number }) =>
      (await listMessages(own.db, filter)).map((message) => message.idempotencyKey);
    expect(await keys({ limit: 2 })).toEqual(['c', 'b']);
    expect(await keys({ limit: 5, to: 'ada@example.com' })).toEqual(['c', 'a']);
    const [newest] = await stored();
    expect(await findMessage(own.db, newest?.id ?? '')).toEqual(newest);
    expect(await findMessage(own.db, systemClock.uuid())).toBeUndefined();
    expect(await findMessage(own.db, "not-an-id'")).toBeUndefined();
  });
});
