import type Stripe from 'stripe';
import type { Clock } from '#platform/clock.ts';
import { OLDEST_SIGNATURE_SECONDS } from '../event-signature.ts';
import type {
  ChargeAnswer,
  Movement,
  PageRequest,
  PaymentGateway,
  PaymentReading,
  SavedCharge,
  SavedMethod,
} from '../payment-gateway.port.ts';
import {
  chargeOf,
  disputeOf,
  expanded,
  methodOf,
  movementOf,
  readIntent,
  readRefund,
  readSession,
} from './read-stripe.ts';
import { hintOf } from './stripe-event.ts';
import { declineOf, gatewayFailure } from './stripe-failure.ts';

/** What our calls and shapes were written for. The version of the webhook in Stripe's dashboard must be the same. */
const API_VERSION = '2026-10-28.endive';
const ANSWER_WITHIN_MS = 20_000;
const DAY_SECONDS = 86_400;

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Where it answers, for tests. */
  server?: { host: string; port: number; protocol: 'http' | 'https' };
};

function metadataOf({ paymentId, attempt }: { paymentId: string; attempt: number }) {
  return { payment_id: paymentId, attempt: String(attempt) };
}

function pageParams(request: PageRequest): Stripe.Checkout.SessionCreateParams {
  const { lines, currency, customerRef, savesMethod, expiresAt, returnUrl, cancelUrl } = request;
  const metadata = metadataOf(request);
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: request.paymentId,
    metadata,
    allowed_payment_method_types: ['card'],
    line_items: lines.map(({ name, amountCents }) => ({
      quantity: 1,
      price_data: { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name } },
    })),
    payment_intent_data: { metadata, ...(savesMethod && { setup_future_usage: 'off_session' as const }) },
    ...(customerRef && { customer: customerRef }),
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

function chargeParams(request: SavedCharge): Stripe.PaymentIntentCreateParams {
  const { amountCents, currency, customerRef, methodRef, isPersonThere, returnUrl } = request;
  return {
    amount: amountCents,
    currency: currency.toLowerCase(),
    customer: customerRef,
    payment_method: methodRef,
    allowed_payment_method_types: ['card'],
    metadata: metadataOf(request),
    confirm: true,
    // No script of Stripe's runs on our pages: a bank that asks is reached by redirect. It refuses both together.
    ...(isPersonThere ? { use_stripe_sdk: false, return_url: returnUrl } : { off_session: true }),
  };
}

function answerOf(intent: Stripe.PaymentIntent): ChargeAnswer {
  const { state, url, declineCode } = readIntent(intent, 'NONE');
  const ref = intent.id;
  if (state === 'SUCCEEDED') return { ref, outcome: 'succeeded' };
  if (state === 'CHALLENGED' && url) return { ref, outcome: 'challenge', url };
  if (state === 'FAILED') return { ref, outcome: 'declined', code: declineCode ?? 'generic_decline' };
  return { ref, outcome: 'processing' };
}

const INTENT_FIELDS = ['latest_charge.balance_transaction', 'payment_method'];

/** Stripe's hosted page. The library is large, so it is loaded only where there is a key for it. */
export async function createStripeGateway(
  { secretKey, webhookSecret, server }: StripeSettings,
  clock: Clock,
): Promise<PaymentGateway> {
  const { default: StripeClient } = await import('stripe');
  const stripe = new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 2,
    timeout: ANSWER_WITHIN_MS,
    telemetry: false,
    ...server,
  });

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw gatewayFailure(error);
    }
  }

  async function readDispute(intent: Stripe.PaymentIntent | null): Promise<PaymentReading['dispute']> {
    if (!intent || !chargeOf(intent)?.disputed) return 'NONE';
    const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
    return disputeOf(data);
  }

  async function read(ref: string): Promise<PaymentReading> {
    if (ref.startsWith('pi_')) {
      const intent = await stripe.paymentIntents.retrieve(ref, { expand: INTENT_FIELDS });
      return readIntent(intent, await readDispute(intent));
    }
    const expand = INTENT_FIELDS.map((field) => `payment_intent.${field}`);
    const session = await stripe.checkout.sessions.retrieve(ref, { expand });
    return readSession(session, await readDispute(expanded<Stripe.PaymentIntent>(session.payment_intent)));
  }

  async function openSession(params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) {
    const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey });
    return { ref: id, url: url ?? '' };
  }

  async function charge(request: SavedCharge, idempotencyKey: string): Promise<ChargeAnswer> {
    try {
      return answerOf(await stripe.paymentIntents.create(chargeParams(request), { idempotencyKey }));
    } catch (error) {
      const decline = declineOf(error);
      if (decline) return { ref: decline.ref, outcome: 'declined', code: decline.code };
      throw error;
    }
  }

  async function expire(ref: string): Promise<void> {
    const { state } = await read(ref);
    if (state !== 'OPEN' && state !== 'CHALLENGED') return;
    if (ref.startsWith('pi_')) await stripe.paymentIntents.cancel(ref);
    else await stripe.checkout.sessions.expire(ref);
  }

  return {
    name: 'stripe',
    createCustomer: (ownerKey, idempotencyKey) =>
      ask(async () => {
        const params = { metadata: { owner: ownerKey } };
        return (await stripe.customers.create(params, { idempotencyKey })).id;
      }),
    openPage: (request, key) => ask(() => openSession(pageParams(request), key)),
    openSetupPage: ({ customerRef, returnUrl, cancelUrl }, key) =>
      ask(() =>
        openSession(
          {
            mode: 'setup',
            ui_mode: 'hosted_page',
            currency: 'usd',
            customer: customerRef,
            allowed_payment_method_types: ['card'],
            success_url: returnUrl,
            cancel_url: cancelUrl,
          },
          key,
        ),
      ),
    chargeSaved: (request, key) => ask(() => charge(request, key)),
    read: (ref) => ask(() => read(ref)),
    expire: (ref) => ask(() => expire(ref)),
    refund: ({ refundId, chargeRef, amountCents }, idempotencyKey) =>
      ask(async () => {
        const metadata = { refund_id: refundId };
        const params = { payment_intent: chargeRef, amount: amountCents, metadata };
        return readRefund(await stripe.refunds.create(params, { idempotencyKey }));
      }),
    readRefund: (ref) => ask(async () => readRefund(await stripe.refunds.retrieve(ref))),
    methods: (customerRef) =>
      ask(async () => {
        const { data } = await stripe.customers.listPaymentMethods(customerRef, { type: 'card', limit: 100 });
        return data.map(methodOf).filter((method): method is SavedMethod => method !== null);
      }),
    async forgetMethod(methodRef) {
      const failure = await ask(() => stripe.paymentMethods.detach(methodRef)).catch(
        (error: unknown) => error,
      );
      // Detached already, or never there.
      const isGone = failure instanceof Error && 'code' in failure && GONE.has(String(failure.code));
      if (failure instanceof Error && !isGone) throw failure;
    },
    parseEvent(rawBytes, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return { verdict: 'forged' };
      try {
        const now = clock.now().getTime();
        const event = stripe.webhooks.constructEvent(
          rawBytes,
          signature,
          webhookSecret,
          OLDEST_SIGNATURE_SECONDS,
          undefined,
          now,
        );
        const hint = hintOf(event);
        return hint ? { verdict: 'genuine', event: hint } : { verdict: 'ignored' };
      } catch {
        return { verdict: 'forged' };
      }
    },
    listMovements: (day) =>
      ask(async () => {
        const from = Date.parse(`${day}T00:00:00Z`) / 1000;
        const created = { gte: from, lt: from + DAY_SECONDS };
        const list = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
        const movements: Movement[] = [];
        for await (const transaction of list) movements.push(movementOf(transaction));
        return movements;
      }),
  };
}

const GONE = new Set(['resource_missing', 'payment_method_not_attached']);
