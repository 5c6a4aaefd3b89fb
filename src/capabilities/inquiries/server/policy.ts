import { fail, ok, type Result } from '#base/result.ts';
import {
  mayInStorefront,
  type StorefrontAction,
  type StorefrontRole,
} from '#capabilities/storefronts/rules/storefront-roles.ts';
import { findStorefrontRole } from '#capabilities/storefronts/server/index.ts';
import { roleAllows } from '#capabilities/weddings/rules/member-roles.ts';
import { type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInquiry, type InquiryRow, lockInquiry } from './store.ts';

/** Strangers learn nothing, not even that it exists. */
export function inquiryMissing() {
  return fail('inquiry.not_found', 'We can’t find this inquiry.');
}

export function roleForbids() {
  return fail('inquiry.role_forbids', 'Your role doesn’t allow this. Ask the owner of the account.');
}

export type CoupleEntry = { inquiry: InquiryRow; membership: Membership };

/** The couple's own inquiry. Locked for a change, unless the caller locks several in an order of its own. */
export async function enterAsCouple(
  tx: Tx,
  userId: string,
  uuid: string,
  { lock = true }: { lock?: boolean } = {},
): Promise<Result<CoupleEntry>> {
  const membership = await membershipOf(tx, userId);
  const inquiry = membership && (await (lock ? lockInquiry : findInquiry)(tx, uuid));
  if (!inquiry || inquiry.weddingId !== membership.weddingId) return inquiryMissing();
  return roleAllows(membership.role, 'contact-vendors') ? ok({ inquiry, membership }) : roleForbids();
}

export type VendorEntry = { inquiry: InquiryRow; role: StorefrontRole };

/** A lead of a storefront this person works for, locked for a change. What was never delivered does not exist for it. */
export async function enterAsVendor(
  tx: Tx,
  userId: string,
  uuid: string,
  action: StorefrontAction,
): Promise<Result<VendorEntry>> {
  const inquiry = await lockInquiry(tx, uuid);
  if (!inquiry?.readyAt) return inquiryMissing();
  const role = await findStorefrontRole(tx, inquiry.storefrontId, userId);
  if (!role) return inquiryMissing();
  return mayInStorefront(role, action) ? ok({ inquiry, role }) : roleForbids();
}
