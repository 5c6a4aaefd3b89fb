import { ok, type Result } from '#base/result.ts';
import { enterStorefront, listEnterable } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ListingNotification } from '../contract.ts';
import { listListingWishes, saveListingWish } from './listing-notifications.store.ts';

type Actor = Pick<SignedInActor, 'userId'>;

/** Of those where somebody could answer a couple: of the others nobody is told anything. */
export async function listListingNotifications(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
): Promise<ListingNotification[]> {
  const wishes = await listListingWishes(db, actor.userId);
  return (await listEnterable(db, actor, 'connect')).map(({ storefront: { id, uuid, name } }) => {
    const wish = wishes.find(({ storefrontId }) => storefrontId === id);
    return {
      storefrontUuid: uuid,
      storefrontName: name,
      mail: wish?.mail ?? null,
      textMessages: wish?.textMessages ?? null,
    };
  });
}

type Wish = Pick<ListingNotification, 'mail' | 'textMessages'> & { uuid: string };

export async function saveListingNotifications(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { uuid, mail, textMessages }: Wish,
): Promise<Result<ListingNotification[]>> {
  const entered = await enterStorefront(db, actor, uuid, 'connect');
  if (!entered.ok) return entered;
  const { id: storefrontId } = entered.value.storefront;
  await saveListingWish(db, {
    userId: actor.userId,
    storefrontId,
    mail,
    textMessages,
    updatedAt: clock.now(),
  });
  return ok(await listListingNotifications({ db }, actor));
}
