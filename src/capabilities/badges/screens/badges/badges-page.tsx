import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BadgesOfListing } from '../../contract.ts';
import { type BadgesQuestion, badgesQuery } from '../../queries.ts';
import { AwardsCard } from './awards-card.tsx';
import { DayChoice } from './day-choice.tsx';
import { EmbedCard } from './embed-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { VerdictRow } from './verdict-row.tsx';

interface BadgesPageProps {
  listings: readonly VendorListing[];
  question: BadgesQuestion;
  answer: BadgesOfListing;
  /** Where people reach us. */
  site: string;
}

/** Every badge as a checklist with the listing's own figures; what couples see of it, and its awards, beside it. */
export function BadgesPage({ listings, question, answer, site }: BadgesPageProps) {
  const { data } = useLoaded(badgesQuery(question), answer);
  const { storefrontUuid, isPublished, verdicts, day } = data;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Badges and awards"
        lead="Earned by what you do. None of them can be bought."
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <DayChoice {...data} />
            <ListingSwitcher
              listings={listings}
              currentUuid={storefrontUuid}
              page={vendorPaths.badges}
              about="Badges of"
            />
          </div>
        }
      />
      {!isPublished && (
        <Notice isLive={false} title="Couples can’t see this listing" className="mt-5">
          Badges show while it’s published.{' '}
          <TextLink to={withQuery(vendorPaths.listing, { storefront: storefrontUuid })}>
            Open your listing
          </TextLink>
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
        <ul aria-label="Badges and their rules" className="rounded-card border border-line bg-paper">
          {verdicts.map((verdict) => (
            <VerdictRow key={verdict.key} verdict={verdict} year={Number(day.slice(0, 4))} />
          ))}
        </ul>
        <div className="grid gap-5 md:max-lg:grid-cols-2 md:max-lg:*:first:row-span-2">
          <PreviewCard card={data.card} />
          <AwardsCard awards={data.awards} soClose={data.soClose} />
          {data.card && <EmbedCard card={data.card} site={site} />}
        </div>
      </div>
    </div>
  );
}
