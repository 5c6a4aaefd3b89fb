import { seededRandom } from '#base/seeded-random.ts';
import type { DemoVendor } from '#capabilities/inquiries/demo/demo-vendor.ts';
import { VENDOR_WORDS } from '#capabilities/inquiries/demo/voices/shared.data.ts';

export type SavedReplyPlan = { uuid: string; storefrontId: number; title: string; body: string };

/** What a business keeps ready for its answers. */
export function planSavedReplies(
  seed: string,
  vendors: readonly Pick<DemoVendor, 'storefrontId'>[],
): SavedReplyPlan[] {
  return vendors.flatMap(({ storefrontId }) => {
    const random = seededRandom(seed, 'saved-replies', storefrontId);
    return VENDOR_WORDS.savedReplies.map((reply) => ({ uuid: random.uuid(), storefrontId, ...reply }));
  });
}
