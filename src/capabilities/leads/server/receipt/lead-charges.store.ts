import { and, asc, eq } from 'drizzle-orm';
import { creditLots, creditLotUses } from '#capabilities/credits/tables.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '#capabilities/ledger/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** The names under which credits charge and refund a lead: an inquiry is its own key (0088). */
export const chargeKey = (inquiryUuid: string) => `lead:${inquiryUuid}`;
export const refundKey = (inquiryUuid: string) => `lead-refund:${inquiryUuid}`;

/** How many credits the first answer to a lead took; nothing where it was free, or included, or before credits were sold. */
export async function findPaid(
  tx: Pick<Tx, 'select'>,
  { inquiry, storefrontUuid }: { inquiry: { uuid: string }; storefrontUuid: string },
): Promise<number> {
  const [row] = await tx
    .select({ amount: ledgerEntries.amount })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransfers.idempotencyKey, chargeKey(inquiry.uuid)),
        eq(ledgerAccounts.ownerId, storefrontUuid),
      ),
    );
  return row?.amount ?? 0;
}

/** The lots that a charge took from, in their order. */
export function listTaken(tx: Pick<Tx, 'select'>, transferId: string) {
  return tx
    .select({
      source: creditLots.source,
      granted: creditLots.granted,
      at: creditLots.createdAt,
      expiresAt: creditLots.expiresAt,
      amount: creditLotUses.amount,
      costCents: creditLotUses.costCents,
    })
    .from(creditLotUses)
    .innerJoin(creditLots, eq(creditLots.id, creditLotUses.lotId))
    .where(eq(creditLotUses.transferId, transferId))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.createdAt), asc(creditLots.id));
}
