import type { AddressInfo } from 'node:net';
import fastify, { type FastifyRequest } from 'fastify';
import type { TestClock } from '#platform/testing/test-clock.ts';
import { signEvent } from '../event-signature.ts';
import type { EventDelivery } from '../sandbox/sandbox-events.ts';
import { readFormBody } from './form-body.ts';
import { cardByNumber, createBooks, type DoubleIntent, type DoubleSession } from './stripe-double-books.ts';
import { createCalls, type Form, found, StripeRefusal } from './stripe-double-calls.ts';
import { chargeIntent, declineIntent, newMethod } from './stripe-double-money.ts';

const API_VERSION = '2026-10-28.endive';
export const DOUBLE_KEY = 'sk_test_double';
export const DOUBLE_WEBHOOK_SECRET = 'whsec_double';

type Kept = { asked: string; status: number; body: string };

/**
 * Stands for Stripe: the endpoints that our adapter calls, with its idempotency, declines, challenges, refunds, disputes and
 * signed events. It has what we use and nothing else; an unknown address is an error.
 */
export async function openStripeDouble(clock: TestClock) {
  const books = createBooks(clock);
  const app = fastify();
  const keys = new Map<string, Kept>();
  let baseUrl = '';
  const calls = createCalls(books, () => baseUrl);
  /** What the next calls do instead of answering. */
  const faults: ('drop-answer' | 'break')[] = [];
  /** Everything it answered and told, as it left. */
  const said: unknown[] = [];
  const asked: { method: string; path: string; key: string | undefined }[] = [];

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
  app.addHook('onRequest', async (request) => {
    books.catchUp();
    const { authorization, 'stripe-version': version, 'idempotency-key': key } = request.headers;
    asked.push({ method: request.method, path: request.url.split('?')[0] ?? '', key: key?.toString() });
    if (authorization !== `Bearer ${DOUBLE_KEY}`)
      throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    if (version !== API_VERSION)
      throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'Another API version' });
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 200) said.push(JSON.parse(String(payload)));
    return payload;
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeRefusal) return reply.code(error.status).send({ error: error.body });
    return reply.code(500).send({ error: { type: 'api_error', message: String(error) } });
  });

  /** The first answer to a key is every answer to it, refusals included; other parameters under it are an error. */
  function post(path: string, answer: (form: Form, params: Record<string, string>) => object): void {
    app.post(path, async (request, reply) => {
      const fault = faults.shift();
      if (fault === 'break') throw new Error('broken');
      const text = String(request.body ?? '');
      const key = request.headers['idempotency-key']?.toString() ?? books.newId('key');
      const earlier = keys.get(key);
      if (earlier && earlier.asked !== request.url + text)
        throw new StripeRefusal(400, { type: 'idempotency_error', message: 'Keys are for one request' });
      const kept =
        earlier ?? answerOf(request.url + text, () => answer(readFormBody(text), request.params as never));
      keys.set(key, kept);
      if (fault === 'drop-answer') {
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
      return reply.code(kept.status).type('application/json').send(kept.body);
    });
  }

  function answerOf(askedFor: string, answer: () => object): Kept {
    try {
      return { asked: askedFor, status: 200, body: JSON.stringify(answer()) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { asked: askedFor, status: error.status, body: JSON.stringify({ error: error.body }) };
    }
  }

  const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data });
  const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;
  const chargeWithMoney = (id: string | null) => {
    const charge = id ? books.charges.get(id) : undefined;
    return charge && { ...charge, balance_transaction: books.balances.get(charge.balance_transaction) };
  };
  const wholeIntent = (intent: DoubleIntent) => ({
    ...intent,
    latest_charge: chargeWithMoney(intent.latest_charge) ?? null,
    payment_method: books.methods.get(intent.payment_method ?? '') ?? null,
  });
  const wholeSession = (session: DoubleSession) => {
    const intent = books.intents.get(session.payment_intent ?? '');
    if (intent?.status === 'succeeded') session.payment_status = 'paid';
    return { ...session, payment_intent: intent ? wholeIntent(intent) : null };
  };

  post('/v1/customers', (form) => calls.createCustomer(form));
  post('/v1/checkout/sessions', (form) => calls.createSession(form));
  post('/v1/checkout/sessions/:id/expire', (_form, { id }) => calls.expireSession(id ?? ''));
  post('/v1/payment_intents', (form) => calls.createIntent(form));
  post('/v1/payment_intents/:id/cancel', (_form, { id }) => calls.cancelIntent(id ?? ''));
  post('/v1/refunds', (form) => calls.createRefund(form));
  post('/v1/payment_methods/:id/detach', (_form, { id }) => calls.detachMethod(id ?? ''));
  app.get('/v1/checkout/sessions/:id', async (request) => wholeSession(found(books.sessions, idOf(request))));
  app.get('/v1/payment_intents/:id', async (request) => wholeIntent(found(books.intents, idOf(request))));
  app.get('/v1/refunds/:id', async (request) => found(books.refunds, idOf(request)));
  app.get('/v1/customers/:id/payment_methods', async (request) => {
    found(books.customers, idOf(request));
    const own = [...books.methods.values()].filter(({ customer }) => customer === idOf(request));
    return list(request.url, own);
  });
  app.get('/v1/disputes', async (request) => {
    const { payment_intent: intent } = request.query as { payment_intent: string };
    return list(
      request.url,
      [...books.disputes.values()].filter((dispute) => dispute.payment_intent === intent),
    );
  });
  app.get('/v1/balance_transactions', async (request) => {
    const query = request.query as Record<string, string>;
    const isAsked = ({ created }: { created: number }) =>
      created >= Number(query['created[gte]']) && created < Number(query['created[lt]']);
    const withSource = (source: string) =>
      books.charges.get(source) ?? books.refunds.get(source) ?? books.disputes.get(source) ?? source;
    const moved = [...books.balances.values()].filter(isAsked);
    return list(
      '/v1/balance_transactions',
      moved.map((each) => ({ ...each, source: withSource(each.source) })),
    );
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}`;

  function finishPage(session: DoubleSession, intent: DoubleIntent, delivery?: 'LATE' | 'TWICE'): void {
    const card = found(books.cards, intent.payment_method ?? '');
    Object.assign(session, { status: 'complete', url: null });
    if (intent.setup_future_usage)
      found(books.methods, intent.payment_method ?? '').customer = session.customer;
    chargeIntent(books, intent, card, delivery === 'LATE');
    if (delivery !== 'LATE') session.payment_status = 'paid';
    books.tell('checkout.session.completed', session, delivery === 'TWICE' ? 2 : 1);
  }

  return {
    settings: {
      secretKey: DOUBLE_KEY,
      webhookSecret: DOUBLE_WEBHOOK_SECRET,
      server: { host: '127.0.0.1', port, protocol: 'http' as const },
    },
    asked,
    said,
    faults,
    /** What a person does on the hosted page. */
    async pay(url: string, number: string, delivery?: 'LATE' | 'TWICE') {
      books.catchUp();
      const session = found(books.sessions, url.split('/').at(-1) ?? '');
      if (session.status !== 'open') return;
      const card = cardByNumber(number);
      const method = newMethod(books, card, session.mode === 'setup' ? session.customer : null);
      if (session.mode === 'setup') {
        Object.assign(session, { status: 'complete', url: null });
        books.tell('checkout.session.completed', session);
        return;
      }
      const intent = calls.intentOfPage(session, method);
      if (card.declines) declineIntent(books, intent, card.declines);
      else if (card.isChallenged) intent.status = 'requires_action';
      else finishPage(session, intent, delivery);
    },
    async answerChallenge(url: string, isApproved: boolean) {
      const id = url.split('/').at(-1) ?? '';
      const session = books.sessions.get(id);
      const intent = found(books.intents, session?.payment_intent ?? id);
      if (!isApproved) declineIntent(books, intent, 'authentication_required');
      else if (session) finishPage(session, intent);
      else chargeIntent(books, intent, found(books.cards, intent.payment_method ?? ''));
    },
    async decideDispute(intentId: string, result: 'WON' | 'LOST') {
      const dispute = [...books.disputes.values()].find(({ payment_intent: id }) => id === intentId);
      if (!dispute) throw new Error('There is no dispute.');
      dispute.status = result === 'WON' ? 'won' : 'lost';
      books.tell('charge.dispute.closed', dispute);
    },
    async takeDeliveries(): Promise<EventDelivery[]> {
      books.catchUp();
      return books.takeEvents().map((event) => {
        said.push(event);
        const rawBytes = Buffer.from(JSON.stringify(event, null, 2));
        const signature = signEvent(DOUBLE_WEBHOOK_SECRET, rawBytes, clock.now());
        return { rawBytes, headers: { 'stripe-signature': signature } };
      });
    },
    close: () => app.close(),
  };
}
