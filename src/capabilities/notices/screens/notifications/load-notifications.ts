import { apiOf } from '#app/request-scope.ts';
import type { requireUser, SignedInUser } from '#app/require-user.ts';
import { isCouple } from '#app/rules/person.ts';
import type { NotificationSetting } from '../../contract.ts';

/** Of the sides this person has: whoever only works here hears nothing about a wedding. */
export async function loadNotifications(
  { context }: Pick<Parameters<typeof requireUser>[0], 'context'>,
  user: SignedInUser,
): Promise<NotificationSetting[]> {
  const settings = await apiOf(context).notices.listNotifications();
  return settings.filter(({ side }) => side === 'VENDOR' || isCouple(user));
}
