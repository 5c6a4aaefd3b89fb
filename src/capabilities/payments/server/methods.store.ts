import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { OwnerKind } from '../rules/payment-limits.ts';
import { paymentCustomers, paymentMethods, payments } from '../tables.ts';

export type CustomerRow = typeof paymentCustomers.$inferSelect;
export type MethodRow = typeof paymentMethods.$inferSelect;
export type Owner = { ownerKind: OwnerKind; ownerId: string };

export async function findCustomer(
  tx: Tx,
  provider: string,
  { ownerKind, ownerId }: Owner,
): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.provider, provider),
        eq(paymentCustomers.ownerKind, ownerKind),
        eq(paymentCustomers.ownerId, ownerId),
      ),
    );
  return row;
}

export async function insertCustomer(tx: Tx, customer: CustomerRow): Promise<void> {
  await tx.insert(paymentCustomers).values(customer).onConflictDoNothing();
}

/** Cards of a customer are written one after the other, since one of them is the first choice. */
export async function lockCustomerByRef(
  tx: Tx,
  provider: string,
  ref: string,
): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.providerRef, ref)))
    .for('update');
  return row;
}

export async function findMethod(
  tx: Tx,
  { ownerKind, ownerId }: Owner,
  methodId: string,
): Promise<{ method: MethodRow; customerRef: string } | undefined> {
  const [row] = await tx
    .select({ method: paymentMethods, customerRef: paymentCustomers.providerRef })
    .from(paymentMethods)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, paymentMethods.customerId))
    .where(
      and(
        eq(paymentMethods.id, methodId),
        eq(paymentCustomers.ownerKind, ownerKind),
        eq(paymentCustomers.ownerId, ownerId),
      ),
    );
  return row;
}

export async function listUsableMethods(
  tx: Tx,
  provider: string,
  { ownerKind, ownerId }: Owner,
): Promise<MethodRow[]> {
  const rows = await tx
    .select({ method: paymentMethods })
    .from(paymentMethods)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, paymentMethods.customerId))
    .where(
      and(
        eq(paymentMethods.provider, provider),
        eq(paymentMethods.state, 'USABLE'),
        eq(paymentCustomers.ownerKind, ownerKind),
        eq(paymentCustomers.ownerId, ownerId),
      ),
    )
    .orderBy(sql`${paymentMethods.isDefault} desc`, asc(paymentMethods.createdAt));
  return rows.map(({ method }) => method);
}

/** With whoever takes cards, or took them once. */
export async function listOwnedMethods(tx: Tx, { ownerKind, ownerId }: Owner): Promise<{ id: string }[]> {
  return tx
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, paymentMethods.customerId))
    .where(
      and(
        eq(paymentMethods.state, 'USABLE'),
        eq(paymentCustomers.ownerKind, ownerKind),
        eq(paymentCustomers.ownerId, ownerId),
      ),
    );
}

/** The cards that payments were made with, as far as they are kept. */
export async function listMethodsOfPayments(
  tx: Tx,
  paymentIds: readonly string[],
): Promise<{ owner: Owner; methodId: string }[]> {
  const { ownerKind, ownerId } = paymentCustomers;
  const rows = await tx
    .selectDistinct({ methodId: paymentMethods.id, ownerKind, ownerId })
    .from(payments)
    .innerJoin(paymentMethods, eq(paymentMethods.id, payments.methodId))
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, paymentMethods.customerId))
    .where(and(inArray(payments.id, [...paymentIds]), eq(paymentMethods.state, 'USABLE')));
  return rows.map(({ methodId, ...owner }) => ({ methodId, owner }));
}

export async function countDefaults(tx: Tx, customerId: string): Promise<number> {
  const rows = await tx
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.customerId, customerId), eq(paymentMethods.isDefault, true)));
  return rows.length;
}

/** A card that was forgotten stays so, whatever the provider still says. */
export async function keepMethod(tx: Tx, method: MethodRow): Promise<string | undefined> {
  const { brand, last4, expMonth, expYear } = method;
  const [row] = await tx
    .insert(paymentMethods)
    .values(method)
    .onConflictDoUpdate({
      target: [paymentMethods.provider, paymentMethods.providerRef],
      set: { brand, last4, expMonth, expYear },
    })
    .returning({ id: paymentMethods.id });
  return row?.id;
}

export async function markForgotten(tx: Tx, methodId: string): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ state: 'FORGOTTEN', isDefault: false })
    .where(eq(paymentMethods.id, methodId));
}

/** One of a customer's is the first choice; for whoever holds the customer. */
export async function markDefault(
  tx: Tx,
  { id, customerId }: Pick<MethodRow, 'id' | 'customerId'>,
): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.customerId, customerId), eq(paymentMethods.isDefault, true)));
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
}
