import { transact } from '#platform/database/transact.ts';
import type { Events, EventType } from '#platform/events/events.ts';
import { prepareJobs } from '#platform/jobs/worker.ts';
import type { PaymentGateway } from '#platform/payments/payment-gateway.port.ts';
import { SANDBOX_CARDS } from '#platform/payments/sandbox/sandbox-cards.data.ts';
import { createSandboxGateway } from '#platform/payments/sandbox/sandbox-gateway.ts';
import { createSandboxPages } from '#platform/payments/sandbox/sandbox-pages.ts';
import type { SandboxDelivery } from '#platform/payments/tables.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { createTestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { continuePayment, listMethods, openPayment, receiveEvent, requestRefund } from '../server/index.ts';
import { paymentsJobs } from '../server/jobs.ts';
import type { PaymentOrder } from '../server/open-payment.ts';

const MINUTE = 60_000;

/** Where a process can die around a call: nobody heard of it, or the provider did and we did not. */
export type Death = 'BEFORE_CALL' | 'AFTER_CALL';

type Calls = 'openPage' | 'chargeSaved' | 'refund' | 'read' | 'expire';

/** A provider in front of which we can die. */
function mortal(gateway: PaymentGateway, deaths: Map<Calls, Death>, calls: string[]): PaymentGateway {
  const guarded =
    <Args extends unknown[], Answer>(name: Calls, call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      calls.push(name);
      const death = deaths.get(name);
      deaths.delete(name);
      if (death === 'BEFORE_CALL') throw new Error('killed');
      const answer = await call(...args);
      if (death === 'AFTER_CALL') throw new Error('killed');
      return answer;
    };
  return {
    ...gateway,
    openPage: guarded('openPage', gateway.openPage),
    chargeSaved: guarded('chargeSaved', gateway.chargeSaved),
    refund: guarded('refund', gateway.refund),
    read: guarded('read', gateway.read),
    expire: guarded('expire', gateway.expire),
  };
}

/** Payments in the sandbox, with somebody who pays them. */
export async function openPaymentWorld() {
  const database = await openTestDatabase();
  const { db } = database;
  await prepareJobs(db.$client);
  const clock = createTestClock();
  const publicUrl = 'http://localhost:3000';
  const parts = { db, clock, secret: 'a secret for tests', publicUrl };
  const deaths = new Map<Calls, Death>();
  const calls: string[] = [];
  const gateway = mortal(createSandboxGateway(parts), deaths, calls);
  const sandbox = createSandboxPages(parts);
  const told: { event: string; payload: unknown }[] = [];
  const events: Events = {
    emit: async (_tx, { name }: EventType<unknown>, payload: unknown) => {
      told.push({ event: name, payload });
    },
  };
  const deps = { db, clock, events, payments: { gateway, sandbox }, publicUrl };
  const jobs = paymentsJobs(deps);

  async function open(change: Partial<PaymentOrder> = {}): Promise<string> {
    const order = {
      ownerKind: 'USER',
      ownerId: clock.uuid(),
      purpose: 'ORDER',
      subjectId: clock.uuid(),
      lines: [
        { name: 'Invitations', amountCents: 9_000 },
        { name: 'Tax', amountCents: 800 },
      ],
      taxCents: 800,
      returnPath: '/checkout/done',
      expiresAt: new Date(clock.now().getTime() + 31 * MINUTE),
      lateSettlement: 'DELIVER',
      idempotencyKey: clock.uuid(),
      way: 'PAGE',
      savesMethod: false,
      ...change,
    } as PaymentOrder;
    const opened = await transact(db, (tx) => openPayment(tx, deps, order));
    if (!opened.ok) throw new Error(opened.failure.code);
    return opened.value.paymentId;
  }

  async function pageOf(paymentId: string): Promise<string> {
    const progress = await continuePayment(deps, paymentId);
    if (progress.kind !== 'page' && progress.kind !== 'challenge') throw new Error(progress.kind);
    return new URL(progress.url).pathname.split('/').at(-1) ?? '';
  }

  /** What a person does on the page at this token. */
  async function payAt(token: string, card = 'success', delivery: SandboxDelivery = 'USUAL') {
    const number = SANDBOX_CARDS.find(({ key }) => key === card)?.number ?? '';
    return sandbox.pay(token, { number, expMonth: 12, expYear: 2034, isSaved: true, delivery });
  }

  async function rowsOf(table: string, paymentId: string) {
    const column = table === 'payments' ? 'id' : 'payment_id';
    const order = table === 'payment_attempts' ? 'number' : 'created_at';
    const { rows } = await db.$client.query(`select * from ${table} where ${column} = $1 order by ${order}`, [
      paymentId,
    ]);
    return rows;
  }

  return {
    db,
    clock,
    deps,
    gateway,
    sandbox,
    deaths,
    calls,
    told,
    open,
    pageOf,
    payAt,
    rowsOf,
    /** Names of what was told of a payment, in order. */
    toldOf: (paymentId: string) =>
      told
        .filter(({ payload }) => (payload as { paymentId: string }).paymentId === paymentId)
        .map(({ event }) => event),
    /** Opens, pays and hears of it as a browser does that comes back. */
    async paid(change: Partial<PaymentOrder> = {}, card = 'success'): Promise<string> {
      const paymentId = await open(change);
      await payAt(await pageOf(paymentId), card);
      await continuePayment(deps, paymentId);
      return paymentId;
    },
    /** Somebody with a card that was kept while they paid. */
    async savedCard(card = 'success') {
      const owner = { ownerKind: 'USER' as const, ownerId: clock.uuid() };
      await this.paid({ ...owner, savesMethod: true }, card);
      const [method] = await transact(db, (tx) => listMethods(tx, deps, owner));
      return { owner, methodId: method?.id ?? '' };
    },
    async payment(paymentId: string) {
      const [row] = await rowsOf('payments', paymentId);
      return row;
    },
    refund: (paymentId: string, amountCents: number, idempotencyKey = clock.uuid()) =>
      transact(db, (tx) =>
        requestRefund(tx, deps, { paymentId, amountCents, requestedBy: null, idempotencyKey }),
      ),
    /** Events that are due come in. */
    async deliver(): Promise<void> {
      for (const { rawBytes, headers } of await sandbox.takeDeliveries())
        await receiveEvent(deps, rawBytes, headers);
    },
    runJobs: () => runPendingJobs(db.$client, jobs),
    runTask: (name: string, payload?: unknown) => runTaskOnce(jobs, name, payload),
    close: database.close,
  };
}

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;
