import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/paths.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireUser } from '#app/require-user.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/notifications.route.ts';
import { SideSettings } from './notifications/side-settings.tsx';

export const meta = () => [{ title: 'Notifications · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { settings: await apiOf(args.context).inquiries.listNotifications() };
}

/** Each choice is saved as it is made; what the page shows is what was chosen. */
export const shouldRevalidate = () => false;

export default function NotificationsScreen({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        eyebrow={<TextLink to={paths.accountSettings()}>Account settings</TextLink>}
        title="Notifications"
        lead="How you hear of inquiries and messages. Your inbox always has everything."
        className="mb-6 md:mb-10"
      />
      <div className="flex max-w-200 flex-col gap-5 md:gap-6">
        {/* A business before a wedding that may not be planned at all. */}
        {settings.toReversed().map((setting) => (
          <SideSettings key={setting.side} setting={setting} hasTitle={settings.length > 1} />
        ))}
      </div>
    </div>
  );
}
