import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { Website } from '../../contract/editor.contract.ts';
import { WEBSITE_KINDS, websitePasscodeQuery, websiteQuery } from '../../queries.ts';
import { WebsiteFrame } from '../manage/website-frame.tsx';
import { AccessForm } from './access-form.tsx';
import { AddressForm } from './address-form.tsx';
import { EventList } from './event-list.tsx';
import { ForgetForm } from './forget-form.tsx';
import { PageList } from './page-list.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { TakeOutCard } from './take-out-card.tsx';
import { usePasscodeActions } from './use-passcode-actions.ts';

export const SETTINGS_TITLE = 'Website settings';

interface WebsiteSettingsProps {
  loaded: Website;
  passcode: { passcode: string };
  free: readonly string[];
  origin: string;
}

/** Where the site is and who reads what of it. */
export function WebsiteSettings({ loaded, passcode: loadedPasscode, free, origin }: WebsiteSettingsProps) {
  const { data: website } = useLoaded(websiteQuery, loaded);
  const { data: known } = useLoaded(websitePasscodeQuery, loadedPasscode);
  useLiveQueries(WEBSITE_KINDS, [websiteQuery.queryKey, websitePasscodeQuery.queryKey]);
  const passcodeActions = usePasscodeActions();
  const { privacy, forgetOn, allowed } = website;
  return (
    <WebsiteFrame title={SETTINGS_TITLE}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SettingsCard
            id="address"
            title="Address"
            lead="Short and easy to type from an invitation. If you change it, the old one leads guests to the new one for a year."
          >
            <AddressForm website={website} free={free} origin={origin} />
          </SettingsCard>
          <SettingsCard id="access" title="Who can read it" lead="It counts right away, without publishing.">
            <AccessForm website={website} />
          </SettingsCard>
          {privacy === 'PASSCODE' && (
            <SettingsCard
              id="passcode"
              title="Passcode"
              lead="Print it on your invitations, below the address."
            >
              <PasscodeForm passcode={known.passcode} actions={passcodeActions} />
            </SettingsCard>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SettingsCard
            id="pages"
            title="Pages"
            lead="A page can be stricter than the site: for the wedding party, say, or for those who stay for brunch."
          >
            <PageList website={website} />
          </SettingsCard>
          <SettingsCard
            id="events"
            title="Events"
            lead="What’s switched off, only its own guests read about, by their own link. To everyone else it isn’t there."
          >
            <EventList website={website} />
          </SettingsCard>
          <TakeOutCard />
          {allowed.includes('publish-website') && (
            <SettingsCard
              id="forget"
              title="When it’s over"
              lead="We can delete the site on a day you choose: its words, photos, messages, and earlier versions. Photos on your photo wall stay."
            >
              <ForgetForm forgetOn={forgetOn} />
            </SettingsCard>
          )}
        </div>
      </div>
    </WebsiteFrame>
  );
}
