import { fail, ok, type Result } from '#base/result.ts';
import type { StorefrontAbility } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { storefrontMembershipOf } from '#capabilities/storefronts/server/index.ts';
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

type CoupleEntry = { inquiry: InquiryRow; membership: Membership };

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
  return membership.allowed.includes('contact-vendors') ? ok({ inquiry, membership }) : roleForbids();
}

type VendorEntry = { inquiry: InquiryRow };

/** A lead of a storefront this person works for, locked for a change. What was never delivered does not exist for it. */
export async function enterAsVendor(
  tx: Tx,
  userId: string,
  uuid: string,
  ability: StorefrontAbility,
): Promise<Result<VendorEntry>> {
  const inquiry = await lockInquiry(tx, uuid);
  if (!inquiry?.readyAt) return inquiryMissing();
  const member = await storefrontMembershipOf(tx, inquiry.storefrontId, userId);
  if (!member) return inquiryMissing();
  return member.allowed.includes(ability) ? ok({ inquiry }) : roleForbids();
}
