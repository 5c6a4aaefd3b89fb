import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/loaded.tsx';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { SettingsSection } from '#app/settings-section.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ListingNotification, NotificationSetting } from '../../contract.ts';
import { listingNotificationsQuery, notificationsQuery } from '../../queries.ts';
import { VENDOR_MODE_LABELS } from '../../rules/mail-mode-words.ts';

function textWords({ canText, textMessages }: NotificationSetting): string {
  if (!canText) return 'Off';
  return textMessages ? 'On' : 'Paused';
}

function Facts({ setting }: { setting: NotificationSetting }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      <dt className="font-semibold">Emails</dt>
      <dd>{VENDOR_MODE_LABELS[setting.mail]}</dd>
      <dt className="font-semibold">Text messages</dt>
      <dd>{textWords(setting)}</dd>
    </dl>
  );
}

/** Listings that are told of otherwise than the rest. */
function Exceptions({ listings }: { listings: readonly ListingNotification[] }) {
  const names = listings
    .filter(({ mail, textMessages }) => mail !== null || textMessages !== null)
    .map(({ storefrontName }) => storefrontName);
  if (names.length === 0) return null;
  return <p className="mt-3 text-ink-soft">With settings of its own: {names.join(', ')}</p>;
}

/** How a vendor hears of leads, and the way to change it. */
export function NotificationsSection() {
  const settings = useQuery(notificationsQuery);
  const listings = useQuery(listingNotificationsQuery);
  return (
    <SettingsSection
      id="notifications"
      title="Lead notifications"
      lead="How you hear about leads, messages, and bookings. You can set each listing apart."
    >
      <Loaded query={settings} label="your notifications" skeleton={<Skeleton className="h-13 w-64" />}>
        {(list) => {
          const setting = list.find(({ side }) => side === 'VENDOR');
          return setting && <Facts setting={setting} />;
        }}
      </Loaded>
      {listings.data && <Exceptions listings={listings.data} />}
      <ButtonLink to={vendorPaths.notifications} variant="secondary" className="mt-5">
        Change notifications
      </ButtonLink>
    </SettingsSection>
  );
}
