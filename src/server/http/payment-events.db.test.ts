import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_EVENTS_PATH } from '#capabilities/payments/server/index.ts';
import { createLog } from '#platform/log.ts';
import { signEvent } from '#platform/payments/event-signature.ts';
import { SANDBOX_SIGNATURE } from '#platform/payments/sandbox/sandbox-events.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ log: createLog('info', { output: { write: (line) => lines.push(line) } }) });
});
afterAll(() => app.close());

const event = (id: string) => ({
  id,
  kind: 'PAYMENT',
  ref: 'sandbox_page_secret',
  paymentId: null,
  customerRef: null,
});

async function send(payload: Buffer | string, headers: Record<string, string> = {}) {
  const answer = await app.app.inject({
    method: 'POST',
    url: PAYMENT_EVENTS_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

function sign(payload: string, at = app.clock.now()): Record<string, string> {
  return { [SANDBOX_SIGNATURE]: signEvent(app.platform.secret, Buffer.from(payload), at) };
}

async function countEvents(): Promise<number> {
  const { rows } = await app.platform.db.$client.query('select count(*)::int as n from payment_events');
  return rows[0].n;
}

describe('where the payment provider sends events', () => {
  it('takes a signed one without cookie or token, once, whatever its bytes look like', async () => {
    const payload = JSON.stringify(event('event_1'), null, 3);
    expect(await send(payload, sign(payload))).toEqual({ status: 200, body: { received: true } });
    expect((await send(payload, sign(payload))).status).toBe(200);
    expect(await countEvents()).toBe(1);
    await app.runJobs();
    const { rows } = await app.platform.db.$client.query('select outcome from payment_events');
    expect(rows).toEqual([{ outcome: 'UNKNOWN' }]);
  });

  it.each([
    ['without a signature', () => ({})],
    ['with somebody else’s', () => ({ [SANDBOX_SIGNATURE]: `t=1,v1=${'0'.repeat(64)}` })],
    ['with an old one', (payload: string) => sign(payload, new Date(app.clock.now().getTime() - 301_000))],
    [
      'with one from the future',
      (payload: string) => sign(payload, new Date(app.clock.now().getTime() + 301_000)),
    ],
  ])('refuses one %s', async (_case, headersFor) => {
    const before = await countEvents();
    const payload = JSON.stringify(event('event_forged'));
    expect(await send(payload, headersFor(payload))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input' } },
    });
    expect(await countEvents()).toBe(before);
  });

  it('reads 256 kB and no more', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024, 'x');
    expect(await send(large)).toMatchObject({ status: 400, body: { error: { code: 'body_too_large' } } });
    const fitting = JSON.stringify({ ...event('event_large'), more: 'x'.repeat(200 * 1024) });
    expect((await send(fitting, sign(fitting))).status).toBe(200);
  });

  it('refuses nothing at all, and what is no JSON', async () => {
    expect((await send('')).status).toBe(400);
    expect((await send('{{{')).status).toBe(400);
  });

  it('is no page and no call by GET', async () => {
    expect((await app.browser().call('GET', PAYMENT_EVENTS_PATH)).status).toBe(404);
  });

  it('writes no name of a page into the log', () => {
    expect(lines.join('')).toContain('no payment provider signed');
    expect(lines.join('')).not.toContain('sandbox_page_secret');
  });
});

describe('the sandbox’s page as calls', () => {
  async function openPage() {
    const { gateway } = app.platform.payments;
    const { clock } = app;
    const request = {
      paymentId: clock.uuid(),
      attempt: 1,
      amountCents: 1_500,
      currency: 'USD',
      lines: [{ name: 'Stickers', amountCents: 1_500 }],
      customerRef: null,
      savesMethod: false,
      returnUrl: 'http://localhost:3000/done',
      cancelUrl: 'http://localhost:3000/cart',
      expiresAt: new Date(clock.now().getTime() + 3_600_000),
    };
    const page = await gateway?.openPage(request, clock.uuid());
    return `/web-api/v1/sandbox-pay/${page?.url.split('/').at(-1)}`;
  }
  const card = {
    cardNumber: '4242 4242 4242 4242',
    expiry: '12/34',
    securityCode: '123',
    name: 'Priya Shah',
    isSaved: false,
    delivery: 'USUAL',
  };
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app.app.inject({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('shows what is to be paid, takes a card and leads back', async () => {
    const page = await openPage();
    expect(await call('GET', page)).toMatchObject({
      status: 200,
      body: { step: 'CARD', amountCents: 1_500 },
    });
    expect(await call('POST', page, card)).toEqual({
      status: 200,
      body: { backUrl: 'http://localhost:3000/done', isChallenged: false },
    });
    expect((await call('GET', page)).body.step).toBe('CLOSED');
  });

  it.each([
    [{ cardNumber: '4111 1111 1111 1111' }, { cardNumber: 'Use one of the test cards' }],
    [{ cardNumber: '' }, { cardNumber: 'Required' }],
    [{ expiry: '01/20' }, { expiry: 'This card has expired' }],
    [
      { securityCode: 'abc', name: '' },
      { securityCode: 'Enter 3 or 4 digits', name: 'Required' },
    ],
  ])('refuses %j at its field', async (change, fields) => {
    const page = await openPage();
    expect(await call('POST', page, { ...card, ...change })).toMatchObject({
      status: 400,
      body: { error: { fields } },
    });
    expect((await call('GET', page)).body.step).toBe('CARD');
  });

  it('says that a card was declined', async () => {
    const declined = await call('POST', await openPage(), { ...card, cardNumber: '4000000000000002' });
    expect(declined).toMatchObject({ status: 400, body: { error: { code: 'payment.declined' } } });
  });

  it('asks for a confirmation', async () => {
    const page = await openPage();
    const challenged = await call('POST', page, { ...card, cardNumber: '4000002760003184' });
    expect(challenged.body).toEqual({ backUrl: null, isChallenged: true });
    const refused = await call('POST', `${page}/challenge`, { isApproved: false });
    expect(refused.body.error.code).toBe('payment.declined');
    await call('POST', page, { ...card, cardNumber: '4000002760003184' });
    const approved = await call('POST', `${page}/challenge`, { isApproved: true });
    expect(approved.body.backUrl).toBe('http://localhost:3000/done');
  });

  it('has the event in our books before the answer, where that was chosen', async () => {
    const before = await countEvents();
    await call('POST', await openPage(), { ...card, delivery: 'FIRST' });
    expect(await countEvents()).toBe(before + 1);
  });

  it('knows no other address', async () => {
    const page = await openPage();
    expect((await call('GET', `${page}x`)).status).toBe(404);
    expect((await call('POST', `${page}x`, card)).status).toBe(404);
  });
});
