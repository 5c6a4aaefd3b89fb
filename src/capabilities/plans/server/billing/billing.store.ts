import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { BillingDetails } from '../../rules/purchase-billing.ts';
import { billingDetails } from '../../tables.ts';

export async function readBillingOf(
  tx: Pick<Tx, 'select'>,
  storefrontId: number,
): Promise<BillingDetails | null> {
  const [row] = await tx.select().from(billingDetails).where(eq(billingDetails.storefrontId, storefrontId));
  if (!row) return null;
  const { businessName, taxId, address } = row;
  return { businessName, taxId, address };
}

export async function dropBilling(tx: Tx, storefrontId: number): Promise<void> {
  await tx.delete(billingDetails).where(eq(billingDetails.storefrontId, storefrontId));
}

export async function keepBilling(
  tx: Tx,
  storefrontId: number,
  details: BillingDetails & { updatedAt: Date },
): Promise<void> {
  await tx
    .insert(billingDetails)
    .values({ storefrontId, ...details })
    .onConflictDoUpdate({ target: billingDetails.storefrontId, set: details });
}
