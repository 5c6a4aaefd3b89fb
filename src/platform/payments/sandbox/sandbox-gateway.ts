import { hash } from 'node:crypto';
import { z } from 'zod';
import { transact } from '#platform/database/transact.ts';
import { isSignedEvent } from '../event-signature.ts';
import { GatewayRefusal } from '../gateway-failures.ts';
import type {
  ChargeAnswer,
  GatewayEvent,
  Movement,
  PaymentGateway,
  RefundReading,
  RefundRequest,
  SavedCharge,
} from '../payment-gateway.port.ts';
import type { sandboxPayments } from '../tables.ts';
import { failPayment, finishPayment } from './finish-payment.ts';
import { feeOf, presentMethod, presentPayment, presentRefund, stateNow } from './present-payment.ts';
import { sandboxAddress } from './sandbox-address.ts';
import { sandboxCard } from './sandbox-cards.data.ts';
import { SANDBOX_SIGNATURE, writeEvent } from './sandbox-events.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import {
  changePayment,
  findMethod,
  findPayment,
  findRefund,
  forgetMethod,
  keepCustomer,
  keepPayment,
  keepRefund,
  listCharges,
  listDisputes,
  listMethods,
  listRefunds,
  lockPayment,
  type PaymentRow,
  sumRefunds,
} from './store.ts';

const DAY_MS = 86_400_000;
const REFUND_FAILS_MS = 60_000;

const eventSchema: z.ZodType<GatewayEvent> = z.object({
  id: z.string(),
  kind: z.enum(['PAYMENT', 'REFUND', 'DISPUTE', 'SETUP']),
  ref: z.string(),
  paymentId: z.string().nullable(),
  customerRef: z.string().nullable(),
});

type NewPayment = Omit<
  typeof sandboxPayments.$inferInsert,
  'ref' | 'key' | 'requestHash' | 'state' | 'delivery' | 'createdAt'
>;

function newRow({ clock }: SandboxParts, payment: NewPayment, key: string) {
  return {
    ...payment,
    ref: `sandbox_${payment.kind.toLowerCase()}_${clock.token(12)}`,
    key,
    requestHash: hash('sha256', JSON.stringify(payment)),
    state: 'OPEN' as const,
    delivery: 'USUAL' as const,
    createdAt: clock.now(),
  };
}

function sameRequest(row: PaymentRow | undefined, requestHash: string): PaymentRow {
  if (row?.requestHash !== requestHash) throw new GatewayRefusal('idempotency_error');
  return row;
}

function chargeAnswer(parts: SandboxParts, row: PaymentRow): ChargeAnswer {
  const { ref } = row;
  const state = stateNow(row, parts.clock.now());
  if (state === 'SUCCEEDED') return { ref, outcome: 'succeeded' };
  if (state === 'CHALLENGED') return { ref, outcome: 'challenge', url: sandboxAddress(parts, ref) };
  if (state === 'FAILED') return { ref, outcome: 'declined', code: row.declineCode ?? 'generic_decline' };
  return { ref, outcome: 'processing' };
}

async function chargeCard(parts: SandboxParts, request: SavedCharge, key: string): Promise<ChargeAnswer> {
  const { methodRef, customerRef, isPersonThere, paymentId, amountCents, currency, returnUrl } = request;
  return transact(parts.db, async (tx) => {
    const method = await findMethod(tx, methodRef);
    if (method?.customerRef !== customerRef) throw new GatewayRefusal('resource_missing');
    const { card } = method;
    const asked = { kind: 'CHARGE', paymentId, customerRef, amountCents, currency, returnUrl } as const;
    const page = { lines: [], savesMethod: false, cancelUrl: returnUrl, card, methodRef };
    const fresh = newRow(parts, { ...asked, ...page }, key);
    const kept = await keepPayment(tx, fresh);
    const row = sameRequest(kept.row, fresh.requestHash);
    if (kept.isNew) {
      const { isChallenged, declinesSaved } = sandboxCard(card);
      if (declinesSaved) await failPayment(tx, parts, row, declinesSaved);
      else if (!isChallenged) await finishPayment(tx, parts, row);
      else if (isPersonThere) await changePayment(tx, row.ref, { state: 'CHALLENGED' });
      else await failPayment(tx, parts, row, 'authentication_required');
    }
    return chargeAnswer(parts, (await findPayment(tx, row.ref)) ?? row);
  });
}

async function refundCharge(
  parts: SandboxParts,
  { refundId, chargeRef, amountCents }: RefundRequest,
  key: string,
): Promise<RefundReading> {
  const { db, clock } = parts;
  return transact(db, async (tx) => {
    const now = clock.now();
    const payment = await lockPayment(tx, chargeRef);
    const earlier = await findRefund(tx, { key });
    if (earlier) {
      if (earlier.amountCents !== amountCents) throw new GatewayRefusal('idempotency_error');
      return presentRefund(earlier, now);
    }
    if (!payment || stateNow(payment, now) !== 'SUCCEEDED') throw new GatewayRefusal('resource_missing');
    if (payment.disputedAt && payment.disputedAt <= now && payment.disputeResult !== 'WON')
      throw new GatewayRefusal('charge_disputed');
    const refunded = await sumRefunds(tx, chargeRef, now);
    if (amountCents <= 0 || refunded + amountCents > payment.amountCents)
      throw new GatewayRefusal('charge_already_refunded');
    const failsAt = sandboxCard(payment.card ?? '').failsRefunds
      ? new Date(now.getTime() + REFUND_FAILS_MS)
      : null;
    const ref = `sandbox_refund_${clock.token(12)}`;
    const row = await keepRefund(tx, { ref, key, chargeRef, refundId, amountCents, failsAt, createdAt: now });
    const { paymentId, customerRef } = payment;
    const event = { kind: 'REFUND', ref, paymentId, customerRef } as const;
    await writeEvent(tx, parts, { event, happensAt: failsAt ?? now });
    if (!row) throw new Error('The refund was not written.');
    return presentRefund(row, now);
  });
}

function movementsOf(
  day: { from: Date; to: Date },
  rows: {
    charges: PaymentRow[];
    disputes: PaymentRow[];
    refunds: Awaited<ReturnType<typeof listRefunds>>;
  },
): Movement[] {
  const isToday = (at: Date | null) => at !== null && at >= day.from && at < day.to;
  const charged = rows.charges.filter(({ kind }) => kind !== 'SETUP');
  return [
    ...charged.map(({ ref, paymentId, amountCents, currency }) => ({
      ref: `${ref}:charge`,
      kind: 'CHARGE' as const,
      chargeRef: ref,
      paymentId,
      amountCents,
      currency,
      feeCents: feeOf(amountCents),
    })),
    ...rows.refunds.flatMap(({ ref, chargeRef, paymentId, amountCents, createdAt, failsAt }) => {
      const movement = { kind: 'REFUND' as const, chargeRef, paymentId, currency: 'USD', feeCents: 0 };
      return [
        ...(isToday(createdAt) ? [{ ...movement, ref, amountCents: -amountCents }] : []),
        ...(isToday(failsAt) ? [{ ...movement, ref: `${ref}:failed`, amountCents }] : []),
      ];
    }),
    ...rows.disputes.map(({ ref, paymentId, amountCents, currency }) => ({
      ref: `${ref}:dispute`,
      kind: 'DISPUTE' as const,
      chargeRef: ref,
      paymentId,
      amountCents: -amountCents,
      currency,
      feeCents: 0,
    })),
  ];
}

/** A provider of our own, in which no money moves. It keeps its promises as a real one does, and breaks them as one does. */
export function createSandboxGateway(parts: SandboxParts): PaymentGateway {
  const { db, clock, secret } = parts;
  async function open(payment: NewPayment, key: string) {
    const fresh = newRow(parts, payment, key);
    const { row } = await keepPayment(db, fresh);
    const { ref } = sameRequest(row, fresh.requestHash);
    return { ref, url: sandboxAddress(parts, ref) };
  }

  return {
    name: 'sandbox',
    createCustomer: (ownerKey) => keepCustomer(db, { ref: `sandbox_customer_${clock.token(12)}`, ownerKey }),
    openPage({ attempt, lines, ...page }, key) {
      if (lines.reduce((sum, line) => sum + line.amountCents, 0) !== page.amountCents)
        throw new GatewayRefusal('amount_mismatch');
      return open({ kind: 'PAGE', ...page, lines: [...lines] }, key);
    },
    openSetupPage(page, key) {
      const nothing = { amountCents: 0, currency: 'USD', lines: [], savesMethod: true };
      return open({ kind: 'SETUP', ...page, ...nothing }, key);
    },
    chargeSaved: (request, key) => chargeCard(parts, request, key),
    async read(ref) {
      const row = await findPayment(db, ref);
      if (!row) throw new GatewayRefusal('resource_missing');
      const refundedCents = await sumRefunds(db, ref, clock.now());
      const isKept = row.savesMethod && row.methodRef !== null;
      const method = isKept && row.methodRef ? await findMethod(db, row.methodRef) : undefined;
      return presentPayment(parts, row, { method, refundedCents });
    },
    async expire(ref) {
      await transact(db, async (tx) => {
        const row = await lockPayment(tx, ref);
        if (!row) throw new GatewayRefusal('resource_missing');
        if (row.state !== 'OPEN' && row.state !== 'CHALLENGED') return;
        await changePayment(tx, ref, { state: row.kind === 'CHARGE' ? 'CANCELED' : 'EXPIRED' });
      });
    },
    refund: (request, key) => refundCharge(parts, request, key),
    async readRefund(ref) {
      const row = await findRefund(db, { ref });
      if (!row) throw new GatewayRefusal('resource_missing');
      return presentRefund(row, clock.now());
    },
    methods: async (customerRef) => (await listMethods(db, customerRef)).map(presentMethod),
    forgetMethod: (methodRef) => forgetMethod(db, methodRef),
    parseEvent(rawBytes, headers) {
      const signature = headers[SANDBOX_SIGNATURE];
      if (!isSignedEvent(secret, { rawBytes, signature, now: clock.now() })) return { verdict: 'forged' };
      const parsed = eventSchema.safeParse(JSON.parse(rawBytes.toString()));
      return parsed.success ? { verdict: 'genuine', event: parsed.data } : { verdict: 'ignored' };
    },
    async listMovements(day) {
      const from = new Date(`${day}T00:00:00Z`);
      const to = new Date(Math.min(from.getTime() + DAY_MS, clock.now().getTime() + 1));
      const range = { from, to };
      const [charges, disputes, refunds] = await Promise.all([
        listCharges(db, range),
        listDisputes(db, range),
        listRefunds(db, range),
      ]);
      return movementsOf(range, { charges, disputes, refunds });
    },
  };
}
