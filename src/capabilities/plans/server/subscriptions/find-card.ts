import { listMethods } from '#capabilities/payments/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** The card that a listing's renewals are taken from: the plan's own, or the one it uses by default. */
export async function findCard(
  tx: Tx,
  { payments }: Pick<Platform, 'payments'>,
  { storefrontUuid, methodId }: { storefrontUuid: string; methodId: string | null },
) {
  const methods = await listMethods(tx, { payments }, { ownerKind: 'STOREFRONT', ownerId: storefrontUuid });
  return methods.find(({ id }) => id === methodId) ?? methods.find(({ isDefault }) => isDefault);
}
