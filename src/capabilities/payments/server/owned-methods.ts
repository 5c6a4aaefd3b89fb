import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { gatewayOf } from '#platform/payments/choose-payments.ts';
import type { PaymentDeps } from './deps.ts';
import { findCustomer, findMethod, lockCustomerByRef, markDefault, type Owner } from './methods.store.ts';
import { refreshMethods } from './methods.ts';
import { findPayment } from './store.ts';

/** Renewals take this one from now on. */
export async function chooseMethod(tx: Tx, owner: Owner, methodId: string): Promise<Result<undefined>> {
  const found = await findMethod(tx, owner, methodId);
  if (found) await lockCustomerByRef(tx, found.method.provider, found.customerRef);
  const current = found && (await findMethod(tx, owner, methodId));
  if (current?.method.state !== 'USABLE')
    return fail('payment.method_missing', 'This card is no longer saved.');
  await markDefault(tx, current.method);
  return ok(undefined);
}

/** For somebody who comes back from saving a card before any event does. Asks the provider, so never inside a transaction. */
export async function refreshOwnMethods(deps: PaymentDeps, owner: Owner): Promise<void> {
  const customer = await findCustomer(deps.db, gatewayOf(deps.payments).name, owner);
  if (customer) await refreshMethods(deps, customer.providerRef);
}

/** The card that a payment was made with; null where it was not kept. */
export async function methodOfPayment(tx: Tx, paymentId: string): Promise<string | null> {
  return (await findPayment(tx, paymentId))?.methodId ?? null;
}
