import { type FormValue, formList } from './form-body.ts';
import type { Books, DoubleIntent, DoubleRefund, DoubleSession } from './stripe-double-books.ts';
import { chargeIntent, declineIntent, refundIntent } from './stripe-double-money.ts';

export type Form = Record<string, FormValue>;

/** An error as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.code ?? body.type));
    this.status = status;
    this.body = body;
  }
}

function invalid(code: string, param?: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, param, message: code });
}

export function found<T>(records: Map<string, T>, id: string): T {
  const record = records.get(id);
  if (record) return record;
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such',
  });
}

/** A parameter that this version of the API no longer has. */
function refuseOldNames(form: Form): void {
  if (form.payment_method_types) throw invalid('parameter_unknown', 'payment_method_types');
}

const HALF_HOUR_SECONDS = 1_800;

const nested = (value: FormValue | undefined) =>
  (value && typeof value === 'object' && !Array.isArray(value) ? value : {}) as Form;
const metadataOf = (form: Form) => nested(form.metadata) as Record<string, string>;

function newIntent(
  books: Books,
  intent: Pick<DoubleIntent, 'amount' | 'customer' | 'metadata' | 'setup_future_usage' | 'payment_method'>,
): DoubleIntent {
  const id = books.newId('pi');
  const fresh: DoubleIntent = {
    id,
    object: 'payment_intent',
    amount_received: 0,
    currency: 'usd',
    status: 'requires_confirmation',
    created: books.seconds(),
    livemode: false,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    ...intent,
  };
  books.intents.set(id, fresh);
  return fresh;
}

/** The calls of ours that Stripe answers, and what each does. */
export function createCalls(books: Books, baseUrl: () => string) {
  const calls = {
    createCustomer(form: Form) {
      const id = books.newId('cus');
      const metadata = metadataOf(form);
      const customer = {
        id,
        object: 'customer' as const,
        metadata,
        created: books.seconds(),
        livemode: false,
      };
      books.customers.set(id, customer);
      return customer;
    },

    createSession(form: Form): DoubleSession {
      refuseOldNames(form);
      if (form.ui_mode !== 'hosted_page') throw invalid('parameter_unknown', 'ui_mode');
      const expiresAt = Number(form.expires_at ?? books.seconds() + 86_400);
      if (expiresAt < books.seconds() + HALF_HOUR_SECONDS) throw invalid('parameter_invalid', 'expires_at');
      if (form.customer) found(books.customers, String(form.customer));
      const isSetup = form.mode === 'setup';
      const cents = formList(form.line_items).map((line) =>
        Number(nested(nested(line).price_data).unit_amount),
      );
      if (cents.some((each) => !Number.isSafeInteger(each))) throw invalid('parameter_invalid_integer');
      const id = books.newId('cs_test');
      const session: DoubleSession = {
        id,
        object: 'checkout.session',
        mode: isSetup ? 'setup' : 'payment',
        ui_mode: 'hosted_page',
        status: 'open',
        payment_status: isSetup ? 'no_payment_required' : 'unpaid',
        amount_total: isSetup ? null : cents.reduce((sum, each) => sum + each, 0),
        currency: 'usd',
        url: `${baseUrl()}/c/pay/${id}`,
        client_reference_id: form.client_reference_id ? String(form.client_reference_id) : null,
        metadata: metadataOf(form),
        expires_at: expiresAt,
        created: books.seconds(),
        livemode: false,
        customer: form.customer ? String(form.customer) : null,
        payment_intent: null,
      };
      books.sessions.set(id, session);
      calls.pageForms.set(id, form);
      books.schedule(expiresAt - books.seconds(), () => calls.closeSession(session));
      return session;
    },
    pageForms: new Map<string, Form>(),

    closeSession(session: DoubleSession): DoubleSession {
      if (session.status !== 'open') return session;
      Object.assign(session, { status: 'expired', url: null });
      books.tell('checkout.session.expired', session);
      return session;
    },

    expireSession(id: string): DoubleSession {
      const session = found(books.sessions, id);
      if (session.status !== 'open') throw invalid('checkout_session_not_open');
      return calls.closeSession(session);
    },

    /** What the page of a session asks for when somebody pays on it. */
    intentOfPage(session: DoubleSession, method: string): DoubleIntent {
      const form = nested(calls.pageForms.get(session.id)?.payment_intent_data);
      const intent = newIntent(books, {
        amount: session.amount_total ?? 0,
        customer: session.customer,
        metadata: metadataOf(form),
        setup_future_usage: form.setup_future_usage === 'off_session' ? 'off_session' : null,
        payment_method: method,
      });
      session.payment_intent = intent.id;
      return intent;
    },

    createIntent(form: Form): DoubleIntent {
      refuseOldNames(form);
      const amount = Number(form.amount);
      if (!Number.isSafeInteger(amount) || amount < 50) throw invalid('amount_too_small', 'amount');
      if (form.off_session && form.return_url) throw invalid('parameter_invalid', 'off_session');
      const methodId = String(form.payment_method);
      const method = found(books.methods, methodId);
      if (method.customer !== form.customer) throw invalid('payment_method_unexpected_state');
      const card = found(books.cards, methodId);
      const intent = newIntent(books, {
        amount,
        customer: String(form.customer),
        metadata: metadataOf(form),
        setup_future_usage: null,
        payment_method: methodId,
      });
      if (card.declinesSaved) throw declined(books, intent, card.declinesSaved);
      if (!card.isChallenged) chargeIntent(books, intent, card);
      else if (form.off_session) throw declined(books, intent, 'authentication_required');
      else {
        intent.status = 'requires_action';
        const urls = { url: `${baseUrl()}/3ds/${intent.id}`, return_url: String(form.return_url) };
        intent.next_action = { type: 'redirect_to_url', redirect_to_url: urls };
      }
      return intent;
    },

    cancelIntent(id: string): DoubleIntent {
      const intent = found(books.intents, id);
      if (intent.status === 'succeeded') throw invalid('payment_intent_unexpected_state');
      intent.status = 'canceled';
      return intent;
    },

    createRefund(form: Form): DoubleRefund {
      const intent = found(books.intents, String(form.payment_intent));
      const charge = found(books.charges, intent.latest_charge ?? '');
      const disputes = [...books.disputes.values()].filter(({ charge: id }) => id === charge.id);
      if (disputes.some(({ status }) => status !== 'won')) throw invalid('charge_disputed');
      const amount = Number(form.amount);
      if (charge.amount_refunded + amount > charge.amount) throw invalid('charge_already_refunded');
      const refund: DoubleRefund = {
        id: books.newId('re'),
        object: 'refund',
        amount,
        currency: 'usd',
        status: 'succeeded',
        metadata: metadataOf(form),
        created: books.seconds(),
        payment_intent: intent.id,
        charge: charge.id,
      };
      refundIntent(books, intent, refund);
      return refund;
    },

    detachMethod(id: string) {
      const method = found(books.methods, id);
      if (!method.customer) throw invalid('payment_method_not_attached');
      method.customer = null;
      return method;
    },
  };
  return calls;
}

function declined(books: Books, intent: DoubleIntent, code: string): StripeRefusal {
  declineIntent(books, intent, code);
  return new StripeRefusal(402, {
    type: 'card_error',
    code: code === 'authentication_required' ? code : 'card_declined',
    decline_code: code,
    message: 'Your card was declined.',
    payment_intent: intent,
  });
}
