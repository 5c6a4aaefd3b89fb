import { ok, type Result } from '#base/result.ts';
import { closeLeftover, type Leftovers, readLeftovers } from '#capabilities/payments/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { PaymentLeftovers } from '../contract/support-payments.contract.ts';

function presentLeftovers({ differences, refunds }: Leftovers): PaymentLeftovers['open'] {
  return {
    differences: differences.map(({ difference, closedByName }) => ({
      ...{ id: difference.id, kind: difference.kind, provider: difference.provider, day: difference.day },
      ...{ providerRef: difference.providerRef, paymentId: difference.paymentId, note: difference.note },
      ...{ expectedCents: difference.expectedCents, foundCents: difference.foundCents },
      foundCurrency: difference.foundCurrency,
      createdAt: difference.createdAt.toISOString(),
      closedBy: closedByName,
      closedAt: difference.closedAt?.toISOString() ?? null,
    })),
    refunds: refunds.map(({ refund, payment, closedByName }) => ({
      ...{
        id: refund.id,
        amountCents: refund.amountCents,
        failureCode: refund.failureCode,
        note: refund.note,
      },
      ...{ paymentId: payment.id, ofCents: payment.amountCents, purpose: payment.purpose },
      createdAt: refund.createdAt.toISOString(),
      closedBy: closedByName,
      closedAt: refund.closedAt?.toISOString() ?? null,
    })),
  };
}

export async function listPaymentLeftovers({ db }: Pick<Platform, 'db'>): Promise<PaymentLeftovers> {
  const { open, closed } = await readLeftovers({ db });
  return { open: presentLeftovers(open), closed: presentLeftovers(closed) };
}

export async function closePaymentLeftover(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  closing: { id: string; kind: 'DIFFERENCE' | 'REFUND'; note: string },
): Promise<Result<PaymentLeftovers>> {
  const closed = await closeLeftover(deps, actor, closing);
  return closed.ok ? ok(await listPaymentLeftovers(deps)) : closed;
}
