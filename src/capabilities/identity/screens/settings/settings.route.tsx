import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/paths.ts';
import { requireUser } from '#app/require-user.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/settings.route.ts';
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

export const meta = () => [{ title: 'Account settings · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const { user_role_account_weddings: weddings } = await requireUser(args);
  // The sections load by themselves; this decides how much room two of them hold meanwhile.
  return { hasWedding: weddings.length > 0 };
}

/** Jumping to a section is no reason to ask again who is reading. */
export const shouldRevalidate = () => false;

export default function SettingsScreen({ loaderData: { hasWedding } }: Route.ComponentProps) {
  useSettledAnchor();
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Account settings"
        lead="You, your wedding, and the people you plan it with."
        className="mb-6 md:mb-10"
        actions={<TextLink to={paths.notificationSettings()}>What we write to you about</TextLink>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsNav />
        <div className="flex min-w-0 max-w-200 flex-col gap-5 md:gap-6">
          <NameSection />
          <WeddingSection isExpected={hasWedding} />
          <PeopleSection isExpected={hasWedding} />
          <div id="sign-in" className="flex scroll-mt-4 flex-col gap-5 md:gap-6">
            <EmailSection />
            <PasswordSection />
            <PhoneSection />
          </div>
          <TwoFactorSection />
          <DevicesSection />
          <SupportSection />
          <DataSection />
        </div>
      </div>
    </div>
  );
}
