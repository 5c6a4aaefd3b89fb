import type { SandboxCard } from '../sandbox/sandbox-cards.data.ts';
import type { Books, DoubleBalance, DoubleIntent, DoubleRefund } from './stripe-double-books.ts';

const DAY_SECONDS = 86_400;
const LATE_SECONDS = 30;
const REFUND_FAILS_SECONDS = 60;

type Entry = Pick<DoubleBalance, 'amount' | 'fee' | 'type' | 'source'>;

function book(books: Books, { amount, fee, type, source }: Entry): string {
  const id = books.newId('txn');
  const object = 'balance_transaction';
  const entry = { id, object, amount, fee, net: amount - fee, currency: 'usd', type, source } as const;
  books.balances.set(id, { ...entry, created: books.seconds() });
  return id;
}

export function newMethod(books: Books, card: SandboxCard, customer: string | null): string {
  const id = books.newId('pm');
  books.methods.set(id, {
    id,
    object: 'payment_method',
    type: 'card',
    created: books.seconds(),
    livemode: false,
    customer,
    card: { brand: card.brand, last4: card.number.slice(-4), exp_month: 12, exp_year: 2034 },
  });
  books.cards.set(id, card);
  return id;
}

function openDispute(books: Books, intent: DoubleIntent, chargeId: string): void {
  const charge = books.charges.get(chargeId);
  if (charge) charge.disputed = true;
  const id = books.newId('du');
  const dispute = {
    id,
    object: 'dispute' as const,
    amount: intent.amount,
    currency: intent.currency,
    status: 'needs_response' as const,
    metadata: {},
    created: books.seconds(),
    livemode: false,
    payment_intent: intent.id,
    charge: chargeId,
  };
  books.disputes.set(id, dispute);
  book(books, { amount: -intent.amount, fee: 0, type: 'adjustment', source: id });
  books.tell('charge.dispute.created', dispute);
}

/** The money comes in, at once or when the bank has made up its mind. */
export function chargeIntent(books: Books, intent: DoubleIntent, card: SandboxCard, isLate = false): void {
  intent.status = 'processing';
  intent.last_payment_error = null;
  intent.next_action = null;
  const settle = () => {
    const id = books.newId('ch');
    const fee = Math.round((intent.amount * 29) / 1000) + 30;
    books.charges.set(id, {
      id,
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      disputed: false,
      paid: true,
      status: 'succeeded',
      metadata: intent.metadata,
      created: books.seconds(),
      livemode: false,
      balance_transaction: book(books, { amount: intent.amount, fee, type: 'charge', source: id }),
      payment_intent: intent.id,
      payment_method_details: {
        type: 'card',
        card: { brand: card.brand, last4: card.number.slice(-4) },
      },
    });
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: id });
    books.tell('payment_intent.succeeded', intent);
    if (card.isDisputed) books.schedule(DAY_SECONDS, () => openDispute(books, intent, id));
  };
  if (isLate) books.schedule(LATE_SECONDS, settle);
  else settle();
}

export function declineIntent(books: Books, intent: DoubleIntent, code: string): void {
  const isAsked = code === 'authentication_required';
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: isAsked ? 'authentication_required' : 'card_declined',
    decline_code: code,
  };
  books.tell('payment_intent.payment_failed', intent);
}

export function refundIntent(books: Books, intent: DoubleIntent, refund: DoubleRefund): void {
  const charge = books.charges.get(refund.charge);
  if (!charge) return;
  charge.amount_refunded += refund.amount;
  books.refunds.set(refund.id, refund);
  book(books, { amount: -refund.amount, fee: 0, type: 'refund', source: refund.id });
  books.tell('refund.created', refund);
  const card = books.cards.get(intent.payment_method ?? '');
  if (!card?.failsRefunds) return;
  books.schedule(REFUND_FAILS_SECONDS, () => {
    charge.amount_refunded -= refund.amount;
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    book(books, { amount: refund.amount, fee: 0, type: 'refund_failure', source: refund.id });
    books.tell('refund.failed', refund);
  });
}
