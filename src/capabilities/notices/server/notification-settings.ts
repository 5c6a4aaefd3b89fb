import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { NotificationSetting } from '../contract.ts';
import { findVendorReach, listSettings, saveSetting } from './notification-settings.store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

/** How somebody hears of news: as one of a couple, and as a vendor if they are one. Untouched, it is each by mail. */
export async function listNotifications(
  { db }: Pick<Platform, 'db'>,
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<NotificationSetting[]> {
  const rows = await listSettings(db, userId);
  const { isVendor, canText } = await findVendorReach(db, userId);
  const settingOf = (side: NotificationSetting['side'], isReachable: boolean): NotificationSetting => {
    const row = rows.find((each) => each.side === side);
    return {
      side,
      mail: row?.mail ?? 'EACH',
      // The wish stays, whether a number is there yet or not.
      textMessages: row?.textMessages ?? true,
      canText: isReachable,
    };
  };
  return [settingOf('COUPLE', false), ...(isVendor ? [settingOf('VENDOR', canText)] : [])];
}

/** Changes one side; whoever is no vendor has no such side. */
export async function saveNotifications(
  deps: Deps,
  actor: Pick<SignedInActor, 'userId'>,
  { side, mail, textMessages }: Omit<NotificationSetting, 'canText'>,
): Promise<Result<NotificationSetting[]>> {
  const { db, clock } = deps;
  const { isVendor } = await findVendorReach(db, actor.userId);
  if (side === 'VENDOR' && !isVendor) return fail('not_found', 'You don’t have a vendor account yet.');
  await saveSetting(db, { userId: actor.userId, side, mail, textMessages, updatedAt: clock.now() });
  return ok(await listNotifications(deps, actor));
}
