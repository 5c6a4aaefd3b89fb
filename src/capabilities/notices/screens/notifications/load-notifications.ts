import { apiOf } from '#app/request-scope.ts';
import type { requireUser, SignedInUser } from '#app/require-user.ts';
import { isCouple } from '#app/rules/person.ts';
import type { ListingNotification, NotificationSetting } from '../../contract.ts';

/** Of the sides this person has: whoever only works here hears nothing about a wedding. */
export async function loadNotifications(
  { context }: Pick<Parameters<typeof requireUser>[0], 'context'>,
  user: SignedInUser,
): Promise<{ settings: NotificationSetting[]; listings: ListingNotification[] }> {
  const { notices } = apiOf(context);
  const [settings, listings] = await Promise.all([
    notices.listNotifications(),
    user.has_vendor_account ? notices.listListingNotifications() : [],
  ]);
  return { settings: settings.filter(({ side }) => side === 'VENDOR' || isCouple(user)), listings };
}
