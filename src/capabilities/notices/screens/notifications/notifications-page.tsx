import { Fragment } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ListingNotification, NotificationSetting } from '../../contract.ts';
import { ListingSettings } from './listing-settings.tsx';
import { SideSettings } from './side-settings.tsx';

export interface NotificationsPageProps {
  settings: readonly NotificationSetting[];
  /** Of a vendor, those whose leads they hear of. */
  listings?: ListingNotification[];
  /** The settings it is a part of. */
  backTo: string;
}

export function NotificationsPage({ settings, listings = [], backTo }: NotificationsPageProps) {
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        eyebrow={<TextLink to={backTo}>Account settings</TextLink>}
        title="Notifications"
        lead="How you hear about inquiries and messages. Everything is always in your inbox."
        className="mb-6 md:mb-10"
      />
      <div className="flex max-w-200 flex-col gap-5 md:gap-6">
        {/* A business before a wedding. */}
        {settings.toReversed().map((setting) => (
          <Fragment key={setting.side}>
            <SideSettings setting={setting} hasTitle={settings.length > 1} />
            {setting.side === 'VENDOR' && <ListingSettings listings={listings} canText={setting.canText} />}
          </Fragment>
        ))}
      </div>
      {settings.length === 0 && (
        <EmptyState title="Nothing to set up here">
          This account has no wedding or business yet, so we don’t send emails about inquiries.
        </EmptyState>
      )}
    </div>
  );
}
