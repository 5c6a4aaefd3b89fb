import { leadsTopic } from '#capabilities/inquiries/server/index.ts';
import { mayInStorefront } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { listStorefrontRoles } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';

/** Where somebody hears of leads: every storefront whose leads they may read. */
export async function leadTopicsOf(
  { db }: Pick<Platform, 'db'>,
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<string[]> {
  const roles = await listStorefrontRoles(db, userId);
  return roles
    .filter(({ role }) => mayInStorefront(role, 'read-leads'))
    .map(({ storefrontId }) => leadsTopic(storefrontId));
}
