import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareJobs } from '#platform/jobs/worker.ts';
import { createTestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { describePaymentGateway } from '../testing/payment-gateway.contract.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';
import { createSandboxPages } from './sandbox-pages.ts';

async function openSandbox(database: TestDatabase) {
  await prepareJobs(database.db.$client);
  const clock = createTestClock();
  const parts = { db: database.db, clock, secret: 'a secret for tests', publicUrl: 'http://localhost:3000' };
  return { clock, gateway: createSandboxGateway(parts), pages: createSandboxPages(parts) };
}

const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const card = { expMonth: 12, expYear: 2034, isSaved: true };

describePaymentGateway('the sandbox', async () => {
  const database = await openTestDatabase();
  const { clock, gateway, pages } = await openSandbox(database);
  return {
    gateway,
    clock,
    pay: (url, number, delivery = undefined) =>
      pages.pay(tokenOf(url), { number, ...card, delivery: delivery ?? 'USUAL' }),
    answerChallenge: (url, isApproved) => pages.answerChallenge(tokenOf(url), isApproved),
    decideDispute: (chargeRef, result) =>
      database.db.$client.query('update sandbox_payments set dispute_result = $2 where ref = $1', [
        chargeRef,
        result,
      ]),
    takeDeliveries: pages.takeDeliveries,
    close: database.close,
  };
});

describe('the page of the sandbox', () => {
  let database: TestDatabase;
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  beforeAll(async () => {
    database = await openTestDatabase();
    sandbox = await openSandbox(database);
  });
  afterAll(() => database.close());

  async function openToken(savesMethod = false): Promise<string> {
    const { gateway, clock } = sandbox;
    const customerRef = savesMethod ? await gateway.createCustomer(`USER:${clock.uuid()}`, 'k') : null;
    const request = {
      paymentId: clock.uuid(),
      attempt: 1,
      amountCents: 500,
      currency: 'USD',
      lines: [{ name: 'Card', amountCents: 500 }],
      customerRef,
      savesMethod,
      returnUrl: 'http://localhost:3000/paid',
      cancelUrl: 'http://localhost:3000/cart',
      expiresAt: new Date(clock.now().getTime() + 1_860_000),
    };
    return tokenOf((await gateway.openPage(request, clock.uuid())).url);
  }

  it('is opened by its own token alone', async () => {
    const token = await openToken();
    const [ref] = token.split('.');
    expect(await sandbox.pages.look(token)).toMatchObject({ step: 'CARD', amountCents: 500, saving: 'NOT' });
    for (const wrong of ['', 'x', `${ref}`, `${ref}.`, `${ref}.AAAA`, `${token}.x`, `${token}A`])
      expect(await sandbox.pages.look(wrong), wrong).toBeUndefined();
  });

  it('knows test cards alone, and keeps no number', async () => {
    const token = await openToken();
    const real = { number: '4111111111111111', ...card, delivery: 'USUAL' as const };
    expect(await sandbox.pages.pay(token, real)).toEqual({ kind: 'unknown-card' });
    await sandbox.pages.pay(token, { ...real, number: '4242424242424242' });
    const { rows } = await database.db.$client.query(
      'select row_to_json(p)::text as row from sandbox_payments p',
    );
    for (const { row } of rows) expect(row).not.toMatch(/4111|4242/);
  });

  it('saves the card only where the person wants it', async () => {
    const token = await openToken(true);
    expect(await sandbox.pages.look(token)).toMatchObject({ saving: 'ASKED' });
    await sandbox.pages.pay(token, {
      number: '4242424242424242',
      ...card,
      isSaved: false,
      delivery: 'USUAL',
    });
    const { rows } = await database.db.$client.query('select ref from sandbox_methods');
    expect(rows).toEqual([]);
  });

  it('has the event there before the browser is back, where that was chosen', async () => {
    const token = await openToken();
    await sandbox.pages.takeDeliveries();
    await sandbox.pages.pay(token, { number: '4242424242424242', ...card, delivery: 'FIRST' });
    expect(await sandbox.pages.takeDeliveries()).toHaveLength(1);
  });

  it('leads back, and says that it is closed, when it was paid', async () => {
    const token = await openToken();
    expect(await sandbox.pages.look(token)).toMatchObject({
      step: 'CARD',
      leaveUrl: 'http://localhost:3000/cart',
    });
    const typed = { number: '4242424242424242', ...card, delivery: 'USUAL' as const };
    const back = { kind: 'back', url: 'http://localhost:3000/paid' };
    expect(await sandbox.pages.pay(token, typed)).toEqual(back);
    expect(await sandbox.pages.look(token)).toMatchObject({ step: 'CLOSED' });
    expect(await sandbox.pages.pay(token, typed)).toEqual(back);
  });
});
