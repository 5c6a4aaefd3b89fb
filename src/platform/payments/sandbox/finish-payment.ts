import type { Tx } from '#platform/database/database.ts';
import { type SandboxCard, sandboxCard } from './sandbox-cards.data.ts';
import { writeEvent } from './sandbox-events.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { changePayment, insertMethod, type PaymentRow } from './store.ts';

const LATE_MS = 30_000;
const DAY_MS = 86_400_000;

type Events = Pick<SandboxParts, 'clock'>;

async function keepMethod(tx: Tx, { clock }: Events, row: PaymentRow): Promise<string | null> {
  const { savesMethod, customerRef, card, cardExpires } = row;
  if (!savesMethod || !customerRef || !card || !cardExpires) return row.methodRef;
  const [month, year] = cardExpires.split('/').map(Number);
  const ref = `sandbox_card_${clock.token(12)}`;
  const createdAt = clock.now();
  await insertMethod(tx, { ref, customerRef, card, expMonth: month ?? 1, expYear: year ?? 2000, createdAt });
  return ref;
}

/** The card is charged, or kept where there is nothing to pay. */
export async function finishPayment(tx: Tx, parts: Events, row: PaymentRow): Promise<void> {
  const { ref, kind, paymentId, customerRef, delivery } = row;
  const card: SandboxCard = sandboxCard(row.card ?? '');
  const now = parts.clock.now();
  const paidAt = delivery === 'LATE' ? new Date(now.getTime() + LATE_MS) : now;
  const disputedAt = card.isDisputed ? new Date(paidAt.getTime() + DAY_MS) : null;
  const methodRef = await keepMethod(tx, parts, row);
  await changePayment(tx, ref, { state: 'PAID', paidAt, disputedAt, methodRef, declineCode: null });
  const about = { ref, paymentId, customerRef };
  const paid = { kind: kind === 'SETUP' ? 'SETUP' : 'PAYMENT', ...about } as const;
  await writeEvent(tx, parts, { event: paid, happensAt: paidAt, delivery });
  if (disputedAt)
    await writeEvent(tx, parts, { event: { kind: 'DISPUTE', ...about }, happensAt: disputedAt });
}

export async function failPayment(
  tx: Tx,
  parts: Events,
  { ref, paymentId, customerRef }: PaymentRow,
  declineCode: string,
): Promise<void> {
  await changePayment(tx, ref, { state: 'FAILED', declineCode });
  const event = { kind: 'PAYMENT', ref, paymentId, customerRef } as const;
  await writeEvent(tx, parts, { event, happensAt: parts.clock.now() });
}
