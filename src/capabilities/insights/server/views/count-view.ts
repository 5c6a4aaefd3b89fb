import { isbot } from 'isbot';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { View, ViewBatch } from './view-batch.ts';

/** Programs, staff, support in somebody's name, and whoever works there: none of them is a couple who looks. */
async function isOnlooker({ db }: Pick<Platform, 'db'>, actor: Actor, view: View): Promise<boolean> {
  if (view.userAgent === '' || isbot(view.userAgent)) return false;
  if (actor.kind === 'visitor') return true;
  if (actor.isSupport || actor.impersonation) return false;
  if (!actor.isVendor) return true;
  return !(await enterStorefront(db, actor, view.storefrontUuid, 'see-preview')).ok;
}

/** Somebody has a storefront page before them. Whether it counts is nobody's business but ours: the answer is always the same. */
export async function countView(
  deps: Pick<Platform, 'db'> & { views: ViewBatch },
  actor: Actor,
  view: View,
): Promise<void> {
  if (await isOnlooker(deps, actor, view)) deps.views.add(view);
}
