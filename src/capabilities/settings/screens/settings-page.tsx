import { useMemo } from 'react';
import type { SettingsFacts } from '#app/define-settings.ts';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { entriesFor } from './settings-entries.ts';
import { SettingsNav } from './settings-nav.tsx';
import { useSettledAnchor } from './use-settled-anchor.ts';

export interface SettingsPageProps extends SettingsFacts {
  hasBusiness: boolean;
}

/** The ways to what is not on this page, the other side's settings among them. */
function Elsewhere({ side, hasWedding, hasBusiness }: Omit<SettingsPageProps, 'isPlanning'>) {
  const isVendor = side === 'vendor';
  return (
    <div className="flex flex-wrap gap-x-6">
      <TextLink to={isVendor ? vendorPaths.notifications : paths.notificationSettings()}>
        Manage email preferences
      </TextLink>
      {isVendor && hasWedding && <TextLink to={`${paths.accountSettings()}#wedding`}>Your wedding</TextLink>}
      {!isVendor && hasBusiness && <TextLink to={vendorPaths.account}>Vendor account settings</TextLink>}
    </div>
  );
}

export function SettingsPage(props: SettingsPageProps) {
  const { side, isPlanning, hasWedding } = props;
  const entries = useMemo(() => entriesFor({ side, isPlanning, hasWedding }), [side, isPlanning, hasWedding]);
  useSettledAnchor();
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Account settings"
        lead={
          isPlanning
            ? 'You, your wedding, and the people you plan it with.'
            : 'You, your login, and your data.'
        }
        className="mb-6 md:mb-10"
        actions={<Elsewhere {...props} />}
      />
      <NeedsScript what="Account settings" className="mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsNav entries={entries} />
        <div className="flex min-w-0 max-w-200 flex-col gap-5 md:gap-6">
          {entries.map(({ id, Section }) => (
            <Section key={id} side={side} isPlanning={isPlanning} hasWedding={hasWedding} />
          ))}
        </div>
      </div>
    </div>
  );
}
