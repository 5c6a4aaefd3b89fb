import type Stripe from 'stripe';
import type { TestClock } from '#platform/testing/test-clock.ts';
import { SANDBOX_CARDS, type SandboxCard } from '../sandbox/sandbox-cards.data.ts';

/**
 * As much of Stripe's objects as our adapter reads. The types are the library's own, so a field that is misnamed, or has
 * another type than with Stripe, does not compile.
 */
export type DoubleMethod = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type' | 'created' | 'livemode'> & {
  customer: string | null;
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
};
export type DoubleBalance = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'fee' | 'net' | 'currency' | 'type' | 'created'
> & { source: string };
export type DoubleCharge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'currency'
  | 'disputed'
  | 'paid'
  | 'status'
  | 'metadata'
  | 'created'
  | 'livemode'
> & {
  balance_transaction: string;
  payment_intent: string;
  payment_method_details: {
    type: 'card';
    card: Pick<Stripe.Charge.PaymentMethodDetails.Card, 'brand' | 'last4'>;
  };
};
type IntentFailure = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code' | 'type'>;
export type DoubleIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'status'
  | 'setup_future_usage'
  | 'metadata'
  | 'created'
  | 'livemode'
> & {
  customer: string | null;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: IntentFailure | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
};
export type DoubleSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'mode'
  | 'ui_mode'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'url'
  | 'client_reference_id'
  | 'metadata'
  | 'expires_at'
  | 'created'
  | 'livemode'
> & { customer: string | null; payment_intent: string | null };
export type DoubleRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'failure_reason' | 'metadata' | 'created'
> & { payment_intent: string; charge: string };
export type DoubleDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'metadata' | 'created' | 'livemode'
> & { payment_intent: string; charge: string };
export type DoubleCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'metadata' | 'created' | 'livemode'>;

type Later = { at: number; happen(): void };
type QueuedEvent = { at: number; times: number; event: object };

/** What the double remembers, and what is still to happen in it. */
export function createBooks(clock: TestClock) {
  const later: Later[] = [];
  const events: QueuedEvent[] = [];
  const cards = new Map<string, SandboxCard>();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const books = {
    sessions: new Map<string, DoubleSession>(),
    intents: new Map<string, DoubleIntent>(),
    charges: new Map<string, DoubleCharge>(),
    refunds: new Map<string, DoubleRefund>(),
    disputes: new Map<string, DoubleDispute>(),
    customers: new Map<string, DoubleCustomer>(),
    methods: new Map<string, DoubleMethod>(),
    balances: new Map<string, DoubleBalance>(),
    cards,
    seconds,
    newId: (prefix: string) => `${prefix}_${clock.token(12).replaceAll(/[-_]/g, 'x')}`,
    schedule(delaySeconds: number, happen: () => void) {
      later.push({ at: seconds() + delaySeconds, happen });
    },
    /** Lets everything happen whose time has come, in its order. */
    catchUp() {
      const due = later.filter(({ at }) => at <= seconds()).toSorted((a, b) => a.at - b.at);
      for (const each of due) {
        later.splice(later.indexOf(each), 1);
        each.happen();
      }
    },
    tell(type: string, object: object, times = 1) {
      const event = {
        id: books.newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
        data: { object },
      };
      events.push({ at: seconds() + 1, times, event });
    },
    takeEvents(): object[] {
      const due = events.filter(({ at }) => at <= seconds());
      for (const each of due) events.splice(events.indexOf(each), 1);
      return due.flatMap(({ event, times }) => Array.from({ length: times }, () => event));
    },
  };
  return books;
}

export type Books = ReturnType<typeof createBooks>;

export function cardByNumber(number: string): SandboxCard {
  const card = SANDBOX_CARDS.find((each) => each.number === number);
  if (!card) throw new Error('The double has no such card.');
  return card;
}
