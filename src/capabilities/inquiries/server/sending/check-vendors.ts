import { fail, ok, type Result } from '#base/result.ts';
import {
  findInquiryTargets,
  type InquiryTarget,
  storefrontMembershipOf,
} from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** Whom an inquiry can go to: published and run by somebody, of one category, and nobody the sender works for. */
export async function checkVendors(
  tx: Tx,
  userId: string,
  storefrontUuids: readonly string[],
): Promise<Result<InquiryTarget[]>> {
  const targets = await findInquiryTargets(tx, [...new Set(storefrontUuids)]);
  const [first] = targets;
  if (!first) return fail('storefront.not_found', 'No one replies for this vendor anymore.');
  if (targets.some(({ taxonomyNodeId }) => taxonomyNodeId !== first.taxonomyNodeId)) {
    return fail('inquiry.mixed_categories', 'One message can only go to vendors in the same category.');
  }
  for (const { id } of targets) {
    if (await storefrontMembershipOf(tx, id, userId)) {
      return fail('inquiry.own_storefront', 'You work for this business, so you can’t write to it.');
    }
  }
  return ok(targets);
}
