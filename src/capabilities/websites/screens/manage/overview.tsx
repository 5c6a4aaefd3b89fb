import { ImageUp, Mail, Palette, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import type { WebsiteVersion } from '../../contract/publishing.contract.ts';
import { WEBSITE_KINDS, websiteQuery, websiteVersionsQuery } from '../../queries.ts';
import { websitePaths } from '../../rules/paths.ts';
import { SitePreview } from '../gallery/site-preview.tsx';
import { AddressPanel } from './address-panel.tsx';
import { GapList } from './gap-list.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { ToldPlaces } from './told-places.tsx';
import { usePublishing } from './use-publishing.ts';
import { VersionList } from './version-list.tsx';
import { WebsiteFrame } from './website-frame.tsx';

export const WEBSITE_TITLE = 'Wedding website';

interface OverviewProps {
  loaded: Website;
  versions: { versions: WebsiteVersion[] };
  origin: string;
}

function NextSteps({ website }: { website: Website }) {
  const steps: { to: string; icon: ReactNode; label: string }[] = [
    { to: websitePaths.edit(), icon: <PenLine size={18} aria-hidden="true" />, label: 'Edit pages' },
    { to: websitePaths.designs(), icon: <Palette size={18} aria-hidden="true" />, label: 'Switch design' },
    { to: paths.photoWall(), icon: <ImageUp size={18} aria-hidden="true" />, label: 'Guest photos' },
  ];
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {steps.map(({ to, icon, label }) => (
        <ButtonLink key={to} to={to} icon={icon} variant="secondary" size="small">
          {label}
        </ButtonLink>
      ))}
      {website.unreadMessages > 0 && (
        <ButtonLink
          to={websitePaths.messages()}
          icon={<Mail size={18} aria-hidden="true" />}
          variant="secondary"
          size="small"
        >
          {plural(website.unreadMessages, 'new message')}
        </ButtonLink>
      )}
    </div>
  );
}

/** For family and whoever only looks: what guests may read already. */
function OnlyLooking({ website }: { website: Website }) {
  return (
    <EmptyState
      title={website.state === 'PUBLISHED' ? 'The website is out' : 'The website is on its way'}
      action={
        website.state === 'PUBLISHED' && website.slug !== null ? (
          <TextLink href={websitePaths.site(website.slug)}>Open the website</TextLink>
        ) : undefined
      }
    >
      The couple and their planner write it.
    </EmptyState>
  );
}

interface WritersOverviewProps extends Pick<OverviewProps, 'versions' | 'origin'> {
  website: Website;
}

/** Everything about the website but its words. */
function WritersOverview({ website, versions: loadedVersions, origin }: WritersOverviewProps) {
  const { data: versions } = useLoaded(websiteVersionsQuery, loadedVersions);
  useLiveQueries(WEBSITE_KINDS, [websiteVersionsQuery.queryKey]);
  const publishing = usePublishing();
  return (
    <WebsiteFrame title={WEBSITE_TITLE}>
      {website.takenDownFor !== null && (
        <Notice tone="error" title="Our team took your website down" className="mb-5" isLive={false}>
          {website.takenDownFor && <p className="wrap-anywhere">Reason: {website.takenDownFor}</p>}
          <p>Once you’ve changed it, or if we got this wrong, reply to our email and we’ll look again.</p>
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-6">
        <div className="grid gap-5 max-lg:contents">
          <section aria-label="Front page" className="max-lg:order-3">
            <SitePreview
              key={website.draftVersion}
              src={websitePaths.preview()}
              title="Your front page as it is in your draft"
              device="front"
            />
            <NextSteps website={website} />
          </section>
          <div className="max-lg:order-5">
            <VersionList versions={versions.versions} restore={publishing.restore} />
          </div>
        </div>
        <div className="grid gap-5 max-lg:contents">
          <div className="max-lg:order-1">
            <AddressPanel website={website} origin={origin} />
          </div>
          <div className="max-lg:order-2">
            <PublishPanel website={website} publishing={publishing} />
          </div>
          <div className="grid gap-5 max-lg:order-4">
            <ToldPlaces website={website} />
            <GapList website={website} />
          </div>
        </div>
      </div>
    </WebsiteFrame>
  );
}

/** The website as this member may see it. Versions are for those who write, and nobody else asks for them. */
export function Overview({ loaded, versions, origin }: OverviewProps) {
  const { data: website } = useLoaded(websiteQuery, loaded);
  useLiveQueries(WEBSITE_KINDS, [websiteQuery.queryKey]);
  if (website.allowed.includes('edit-website'))
    return <WritersOverview website={website} versions={versions} origin={origin} />;
  return (
    <WebsiteFrame title={WEBSITE_TITLE} hasPlaces={false}>
      <OnlyLooking website={website} />
    </WebsiteFrame>
  );
}
