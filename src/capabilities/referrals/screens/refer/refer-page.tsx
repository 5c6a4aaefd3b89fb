import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReferralPage, ReferralStanding } from '../../contract/referrals.contract.ts';
import { REFERRAL_KINDS, REFERRALS_KEY, standingQuery } from '../../queries.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ReferForm } from './refer-form.tsx';
import { ReferralList } from './referral-list.tsx';
import { ShareLink } from './share-link.tsx';

interface ReferPageProps {
  listings: readonly VendorListing[];
  standing: ReferralStanding;
  page: ReferralPage;
}

function WhyNot({ standing: { storefrontUuid, isPublished } }: { standing: ReferralStanding }) {
  if (!isPublished) {
    return (
      <Notice isLive={false} title="Your listing isn’t published yet">
        Once couples can see it, you can refer others.{' '}
        <TextLink to={withQuery(vendorPaths.listing, { storefront: storefrontUuid })}>
          Open your listing
        </TextLink>
      </Notice>
    );
  }
  return (
    <Notice tone="info" isLive={false}>
      Owners and managers can refer vendors. You can see what came of it.
    </Notice>
  );
}

/** A link and a mail to bring colleagues in, and what became of each. */
export function ReferPage({ listings, standing: loaded, page }: ReferPageProps) {
  const { data: standing } = useLoaded(standingQuery(loaded.storefrontUuid), loaded);
  useLiveQueries(REFERRAL_KINDS, [REFERRALS_KEY]);
  const { isPublished, canRefer, reward, storefrontUuid } = standing;
  const isOpen = isPublished && canRefer;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Refer vendors to join"
        lead={`Know someone couples should meet? You get ${plural(reward, 'credit')} when their listing is published.`}
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={storefrontUuid}
            page={vendorPaths.referAVendor}
            about="Referrals of"
          />
        }
        className="mb-6 md:mb-10"
      />
      <NeedsScript what="Referring vendors" className="mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="flex min-w-0 flex-col gap-5 md:gap-6">
          {!isOpen && <WhyNot standing={standing} />}
          {isOpen && <ShareLink link={standing.link} />}
          {isOpen && <ReferForm standing={standing} />}
          <ReferralList standing={standing} page={page} />
        </div>
        <HowItWorks standing={standing} />
      </div>
    </div>
  );
}
