import { fail, ok, type Result } from '#base/result.ts';
import { roleForbids } from '#capabilities/inquiries/server/index.ts';
import {
  mayInStorefront,
  type StorefrontAction,
  type StorefrontRole,
} from '#capabilities/storefronts/rules/storefront-roles.ts';
import type { Tx } from '#platform/database/database.ts';
import { findOwnStorefront } from './leads.store.ts';

export type OwnStorefront = { id: number; name: string; role: StorefrontRole };

/** A storefront this person works for and may do this in. Strangers learn nothing of others' businesses. */
export async function demandStorefront(
  tx: Tx,
  userId: string,
  { uuid, action }: { uuid: string; action: StorefrontAction },
): Promise<Result<OwnStorefront>> {
  const storefront = await findOwnStorefront(tx, userId, uuid);
  if (!storefront) return fail('storefront.not_found', 'We can’t find this storefront among yours.');
  return mayInStorefront(storefront.role, action) ? ok(storefront) : roleForbids();
}
