import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { gatewayOf } from '#platform/payments/choose-payments.ts';
import type { SavedMethod } from '#platform/payments/payment-gateway.port.ts';
import type { PaymentDeps } from './deps.ts';
import {
  type CustomerRow,
  countDefaults,
  findCustomer,
  findMethod,
  insertCustomer,
  keepMethod,
  listOwnedMethods,
  listUsableMethods,
  lockCustomerByRef,
  markForgotten,
  type Owner,
} from './methods.store.ts';
import { detachMethodTask } from './tasks.ts';

/** The owner as the provider knows it; made known there first where it is not. Asks the provider, so never inside a transaction. */
export async function customerOf(deps: PaymentDeps, owner: Owner): Promise<CustomerRow> {
  const { db, clock } = deps;
  const gateway = gatewayOf(deps.payments);
  const known = await findCustomer(db, gateway.name, owner);
  if (known) return known;
  const ownerKey = `${owner.ownerKind}:${owner.ownerId}`;
  const providerRef = await gateway.createCustomer(ownerKey, `customer_${ownerKey}`);
  const { ownerKind, ownerId } = owner;
  const customer = { id: clock.uuid(), ownerKind, ownerId, provider: gateway.name, providerRef };
  await insertCustomer(db, { ...customer, createdAt: clock.now() });
  const kept = await findCustomer(db, gateway.name, owner);
  if (!kept) throw new Error('The customer was not kept.');
  return kept;
}

/** Notes a card that the provider keeps. The first one is the one that renewals take. */
export async function noteMethod(
  tx: Tx,
  { clock }: Pick<PaymentDeps, 'clock'>,
  customer: CustomerRow,
  { ref, ...shown }: SavedMethod,
): Promise<string | undefined> {
  const isDefault = (await countDefaults(tx, customer.id)) === 0;
  return keepMethod(tx, {
    ...shown,
    id: clock.uuid(),
    customerId: customer.id,
    provider: customer.provider,
    providerRef: ref,
    isDefault,
    state: 'USABLE',
    createdAt: clock.now(),
  });
}

/** Looks which cards the provider keeps for a customer of ours. False where it is nobody's. */
export async function refreshMethods(deps: PaymentDeps, customerRef: string): Promise<boolean> {
  const gateway = gatewayOf(deps.payments);
  const methods = await gateway.methods(customerRef);
  return transact(deps.db, async (tx) => {
    const customer = await lockCustomerByRef(tx, gateway.name, customerRef);
    if (!customer) return false;
    for (const method of methods) await noteMethod(tx, deps, customer, method);
    return true;
  });
}

/** A page on which a card is kept without a payment. */
export async function openMethodPage(
  deps: PaymentDeps,
  owner: Owner,
  { returnPath, key }: { returnPath: string; key: string },
): Promise<string> {
  const { providerRef: customerRef } = await customerOf(deps, owner);
  const returnUrl = deps.publicUrl + returnPath;
  const request = { customerRef, returnUrl, cancelUrl: returnUrl };
  return (await gatewayOf(deps.payments).openSetupPage(request, `setup_${key}`)).url;
}

/** A saved card as its owner sees it. */
type ListedMethod = Omit<SavedMethod, 'ref'> & { id: string; isDefault: boolean };

export async function listMethods(
  tx: Tx,
  { payments }: Pick<PaymentDeps, 'payments'>,
  owner: Owner,
): Promise<ListedMethod[]> {
  const rows = await listUsableMethods(tx, gatewayOf(payments).name, owner);
  return rows.map(({ id, brand, last4, expMonth, expYear, isDefault }) => ({
    id,
    brand,
    last4,
    expMonth,
    expYear,
    isDefault,
  }));
}

/** Nothing is charged to it from here on; the provider forgets it as soon as it can be told. */
export async function forgetMethod(tx: Tx, owner: Owner, methodId: string): Promise<Result<undefined>> {
  const found = await findMethod(tx, owner, methodId);
  if (found?.method.state !== 'USABLE')
    return fail('payment.method_missing', 'This card is no longer saved.');
  await markForgotten(tx, methodId);
  await enqueueJob(tx, detachMethodTask, { methodRef: found.method.providerRef });
  return ok(undefined);
}

/** Every card of an owner who is no more. */
export async function forgetMethods(tx: Tx, owner: Owner): Promise<void> {
  for (const { id } of await listOwnedMethods(tx, owner)) await forgetMethod(tx, owner, id);
}
