import type Stripe from 'stripe';
import type {
  Movement,
  PaymentReading,
  ReadState,
  RefundReading,
  SavedMethod,
} from '../payment-gateway.port.ts';

type Session = Stripe.Checkout.Session;
type Intent = Stripe.PaymentIntent;

/** A field that was asked to be expanded. A mere id there means that it was not. */
export function expanded<T extends { id: string }>(field: string | T | null | undefined): T | null {
  return field && typeof field === 'object' ? field : null;
}

export function idOf(field: string | { id: string } | null | undefined): string | null {
  return (typeof field === 'string' ? field : field?.id) ?? null;
}

export function methodOf({ id, card }: Pick<Stripe.PaymentMethod, 'id' | 'card'>): SavedMethod | null {
  if (!card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { ref: id, brand, last4, expMonth, expYear };
}

function intentState({ status, last_payment_error: failure }: Intent): ReadState {
  switch (status) {
    case 'succeeded':
      return 'SUCCEEDED';
    case 'processing':
      return 'PROCESSING';
    case 'requires_action':
      return 'CHALLENGED';
    case 'canceled':
      return 'CANCELED';
    default:
      return failure ? 'FAILED' : 'OPEN';
  }
}

/** While a page is open, what happens to single cards on it is between the person and the page. */
function sessionState({ status, payment_status: paid }: Session, intent: Intent | null): ReadState {
  if (status === 'expired') return 'EXPIRED';
  if (status !== 'complete') return 'OPEN';
  if (paid !== 'unpaid') return 'SUCCEEDED';
  return intent && intentState(intent) === 'FAILED' ? 'FAILED' : 'PROCESSING';
}

function declineCodeOf(intent: Intent | null): string | null {
  const failure = intent?.last_payment_error;
  if (!failure) return null;
  if (failure.code === 'authentication_required' || failure.code === 'payment_intent_authentication_failure')
    return 'authentication_required';
  return failure.decline_code ?? failure.code ?? null;
}

/** Dollars only: cents are what the provider counts in as well. */
function moneyOf(charge: Stripe.Charge | null) {
  const balance = expanded<Stripe.BalanceTransaction>(charge?.balance_transaction);
  return { feeCents: balance?.fee ?? null, refundedCents: charge?.amount_refunded ?? 0 };
}

export function chargeOf(intent: Intent | null): Stripe.Charge | null {
  return expanded<Stripe.Charge>(intent?.latest_charge);
}

function keptMethod(intent: Intent | null): SavedMethod | null {
  const method = expanded<Stripe.PaymentMethod>(intent?.payment_method);
  return method && intent?.setup_future_usage ? methodOf(method) : null;
}

/** As the charge names it: what was tried and declined before is no part of it. */
function paidCard(intent: Intent | null): PaymentReading['card'] {
  const charge = chargeOf(intent);
  const card = charge?.paid ? charge.payment_method_details?.card : undefined;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;
}

export function readIntent(intent: Intent, dispute: PaymentReading['dispute']): PaymentReading {
  const state = intentState(intent);
  return {
    ref: intent.id,
    state,
    chargeRef: chargeOf(intent)?.paid ? intent.id : null,
    url: state === 'CHALLENGED' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    amountCents: state === 'SUCCEEDED' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    declineCode: declineCodeOf(intent),
    dispute,
    method: keptMethod(intent),
    card: paidCard(intent),
    ...moneyOf(chargeOf(intent)),
  };
}

export function readSession(session: Session, dispute: PaymentReading['dispute']): PaymentReading {
  const intent = expanded<Intent>(session.payment_intent);
  const state = sessionState(session, intent);
  const received = state === 'SUCCEEDED' ? intent?.amount_received : undefined;
  return {
    ref: session.id,
    state,
    chargeRef: chargeOf(intent)?.paid ? (intent?.id ?? null) : null,
    url: state === 'OPEN' ? session.url : null,
    amountCents: received ?? session.amount_total ?? 0,
    currency: (intent?.currency ?? session.currency ?? '').toUpperCase(),
    declineCode: declineCodeOf(intent),
    dispute,
    method: keptMethod(intent),
    card: paidCard(intent),
    ...moneyOf(chargeOf(intent)),
  };
}

/** An inquiry of the bank takes no money yet, so it is none. */
export function disputeOf(disputes: readonly Pick<Stripe.Dispute, 'status'>[]): PaymentReading['dispute'] {
  const states = disputes.map(({ status }) => status);
  if (states.some((state) => /^(?:needs_response|under_review|appeal_)/.test(state))) return 'OPEN';
  if (states.includes('lost')) return 'LOST';
  return states.includes('won') ? 'WON' : 'NONE';
}

export function readRefund({ id, amount, status, failure_reason: reason }: Stripe.Refund): RefundReading {
  const hasFailed = status === 'failed' || status === 'canceled';
  const state = hasFailed ? 'FAILED' : status === 'succeeded' ? 'SUCCEEDED' : 'PENDING';
  return { ref: id, state, amountCents: amount, failureCode: hasFailed ? (reason ?? status) : null };
}

const KINDS: Readonly<Record<string, Movement['kind']>> = {
  charge: 'CHARGE',
  payment: 'CHARGE',
  refund: 'REFUND',
  payment_refund: 'REFUND',
  refund_failure: 'REFUND',
  adjustment: 'DISPUTE',
};

/** Charges, refunds and disputes all name the intent they belong to. */
type Source = { id: string; payment_intent?: string | { id: string } | null; metadata?: Stripe.Metadata };

export function movementOf(transaction: Stripe.BalanceTransaction): Movement {
  const source = expanded<Source>(transaction.source as string | Source | null);
  return {
    ref: transaction.id,
    kind: KINDS[transaction.type] ?? 'OTHER',
    chargeRef: idOf(source?.payment_intent),
    paymentId: source?.metadata?.payment_id ?? null,
    amountCents: transaction.amount,
    currency: transaction.currency.toUpperCase(),
    feeCents: transaction.fee,
  };
}
