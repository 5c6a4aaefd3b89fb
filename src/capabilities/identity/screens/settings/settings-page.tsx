import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import type { Side } from '#app/rules/person.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { SupportSection } from './support-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { useSettledAnchor } from './use-settled-anchor.ts';
import { WeddingSection } from './wedding-section.tsx';

export interface SettingsPageProps {
  /** In whose frame it stands. */
  side: Side;
  /** Whether the wedding and its people belong here: not for vendors and staff who plan none. */
  isPlanning: boolean;
  hasWedding: boolean;
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
  const { isPlanning, hasWedding } = props;
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
        <SettingsNav isPlanning={isPlanning} />
        <div className="flex min-w-0 max-w-200 flex-col gap-5 md:gap-6">
          <NameSection isPlanning={isPlanning} />
          {isPlanning && (
            <>
              <WeddingSection isExpected={hasWedding} />
              <PeopleSection isExpected={hasWedding} />
            </>
          )}
          <div id="sign-in" className="flex scroll-mt-4 flex-col gap-5 md:gap-6">
            <EmailSection />
            <PasswordSection />
            <PhoneSection />
          </div>
          <TwoFactorSection />
          <DevicesSection />
          <SupportSection />
          <DataSection hasWedding={isPlanning || hasWedding} />
        </div>
      </div>
    </div>
  );
}
