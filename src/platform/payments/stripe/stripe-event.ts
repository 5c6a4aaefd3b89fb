import type Stripe from 'stripe';
import type { GatewayEvent } from '../payment-gateway.port.ts';
import { idOf } from './read-stripe.ts';

/** What an event may carry that leads to a payment. */
type Subject = {
  id?: string;
  mode?: string | null;
  client_reference_id?: string | null;
  metadata?: Stripe.Metadata | null;
  payment_intent?: string | { id: string } | null;
  customer?: string | { id: string } | null;
};

/** The kinds that the webhook is to be subscribed to. */
const KINDS: Readonly<Record<string, GatewayEvent['kind']>> = {
  'checkout.session.completed': 'PAYMENT',
  'checkout.session.async_payment_succeeded': 'PAYMENT',
  'checkout.session.async_payment_failed': 'PAYMENT',
  'checkout.session.expired': 'PAYMENT',
  'payment_intent.succeeded': 'PAYMENT',
  'payment_intent.payment_failed': 'PAYMENT',
  'payment_intent.canceled': 'PAYMENT',
  'refund.created': 'REFUND',
  'refund.updated': 'REFUND',
  'refund.failed': 'REFUND',
  'charge.dispute.created': 'DISPUTE',
  'charge.dispute.updated': 'DISPUTE',
  'charge.dispute.closed': 'DISPUTE',
  'charge.dispute.funds_withdrawn': 'DISPUTE',
  'charge.dispute.funds_reinstated': 'DISPUTE',
};

/** Who the event is about; nothing where it is of no interest. */
export function hintOf({ id, type, data }: Stripe.Event): GatewayEvent | undefined {
  const subject = data.object as Subject;
  const kind = subject.mode === 'setup' ? 'SETUP' : KINDS[type];
  const ref = kind === 'DISPUTE' ? idOf(subject.payment_intent) : (subject.id ?? null);
  if (!KINDS[type] || !kind || !ref) return undefined;
  return {
    id,
    kind,
    ref,
    paymentId: subject.metadata?.payment_id ?? subject.client_reference_id ?? null,
    customerRef: idOf(subject.customer),
  };
}
