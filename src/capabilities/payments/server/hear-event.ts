import { z } from 'zod';
import { refreshPayment } from './continue-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { type EventRow, findEvent, markHandled } from './events.store.ts';
import { refreshMethods } from './methods.ts';
import { findPaymentIdByRefund } from './refunds.store.ts';
import { refreshRefunds } from './send-refund.ts';
import { findPayment, findPaymentIdByRef } from './store.ts';

/** The payment that an event is about, by the provider's name for it or by ours; nothing where it is nobody's. */
async function paymentOf({ db }: PaymentDeps, event: EventRow): Promise<string | undefined> {
  const { provider, providerRef, namedPayment } = event;
  const byRef =
    (await findPaymentIdByRef(db, provider, providerRef)) ??
    (await findPaymentIdByRefund(db, provider, providerRef));
  if (byRef || !z.uuid().safeParse(namedPayment).success) return byRef;
  return (await findPayment(db, namedPayment ?? ''))?.id;
}

async function follow(deps: PaymentDeps, event: EventRow): Promise<boolean> {
  if (event.kind === 'SETUP')
    return event.customerRef !== null && (await refreshMethods(deps, event.customerRef));
  const paymentId = await paymentOf(deps, event);
  if (!paymentId) return false;
  await refreshPayment(deps, paymentId);
  if (event.kind === 'REFUND') await refreshRefunds(deps, paymentId);
  return true;
}

/** Looks where an event points. What it says itself is never believed. */
export async function hearEvent(
  deps: PaymentDeps,
  { provider, eventId }: { provider: string; eventId: string },
): Promise<void> {
  const event = await findEvent(deps.db, provider, eventId);
  if (!event || event.handledAt) return;
  const outcome = (await follow(deps, event)) ? 'APPLIED' : 'UNKNOWN';
  await markHandled(deps.db, event, { handledAt: deps.clock.now(), outcome });
}
