import { redirect } from 'react-router';
import { requireUser } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { isCouple } from '#app/rules/person.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { Route } from './+types/notifications.route.ts';
import { loadNotifications } from './notifications/load-notifications.ts';
import { NotificationsPage } from './notifications/notifications-page.tsx';

export const meta = () => [{ title: 'Notifications · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args);
  if (!isCouple(user) && user.has_vendor_account && !user.is_support) {
    throw redirect(vendorPaths.notifications);
  }
  return loadNotifications(args, user);
}

/** Each choice is saved as it is made; what the page shows is what was chosen. */
export const shouldRevalidate = () => false;

export default function NotificationsScreen({ loaderData: { settings, listings } }: Route.ComponentProps) {
  return <NotificationsPage settings={settings} listings={listings} backTo={paths.accountSettings()} />;
}
