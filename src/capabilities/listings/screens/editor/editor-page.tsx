import { ArrowRight, ExternalLink, Eye, History } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { wideWork } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { sectionAddress } from '#app/rules/section-address.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { PublicationStatus } from '#base/publication-status.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Listing } from '../../contract/editor.contract.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { openSections } from '../../rules/editor-sections.ts';
import { standingWords } from '../../rules/publication-words.ts';
import { ListingMenu } from '../publication/listing-menu.tsx';
import { PublicationBand } from '../publication/publication-band.tsx';
import { chosenOptions } from './chosen-options.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionNav, SectionTabs } from './section-nav.tsx';

const BADGES: Readonly<Partial<Record<PublicationStatus, BadgeVariant>>> = {
  ACCEPTED: 'green',
  SUBMITTED: 'sky',
  IN_REVIEW: 'sky',
  REJECTED: 'gold',
  SPAM: 'red',
};

interface EditorPageProps {
  listing: Listing;
  listings: readonly VendorListing[];
  publication: Publication;
}

/** Everything a business says about itself, section by section; on phones one at a time. */
export function EditorPage({ listing, listings, publication }: EditorPageProps) {
  const { status } = publication;
  const [search] = useSearchParams();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const sections = openSections(listing.taxonomyKey, chosenOptions(listing));
  const asked = search.get('section');
  const at = Math.max(
    0,
    sections.findIndex(({ key }) => key === asked),
  );
  const current = sections[at]?.key ?? 'basics';
  const next = sections[at + 1];
  const preview = paths.storefrontPreview(listing.taxonomyKey, listing.slug);

  return (
    <div {...wideWork} className="pb-24 md:pb-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-5 py-3 md:px-8">
        <h1 className="text-xl md:text-2xl">Edit listing</h1>
        {listings.length > 1 ? (
          <ListingSwitcher
            listings={listings}
            currentUuid={listing.uuid}
            page={vendorPaths.listing}
            about="You’re editing"
          />
        ) : (
          <span className="min-w-0 truncate font-semibold text-ink-soft">{listing.name}</span>
        )}
        <Badge variant={BADGES[status] ?? 'gray'}>
          {standingWords(status, publication.decision?.decision)}
        </Badge>
        <Button
          variant="secondary"
          size="small"
          icon={<History size={16} aria-hidden="true" />}
          onPress={() => setHistoryOpen(true)}
          className="ms-auto"
        >
          History
        </Button>
        <ButtonLink
          to={listing.published ? paths.storefront(listing.taxonomyKey, listing.slug) : preview}
          variant="secondary"
          size="small"
          icon={<ExternalLink size={16} aria-hidden="true" />}
          className="max-md:hidden"
        >
          {listing.published ? 'View page' : 'Preview'}
        </ButtonLink>
        <ListingMenu listing={listing} publication={publication} />
      </header>
      <div className="px-5 pt-4 empty:hidden md:px-8">
        <PublicationBand listing={listing} publication={publication} />
      </div>
      {isHistoryOpen && <HistoryDrawer listing={listing} onClose={() => setHistoryOpen(false)} />}
      <SectionTabs listing={listing} sections={sections} current={current} />
      <div className="md:grid md:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_25rem]">
        <aside className="border-line px-5 py-4 max-md:border-b md:border-e md:px-0 md:py-6">
          <div className="md:sticky md:top-24 md:max-h-[calc(100vh-7rem)] md:overflow-y-auto">
            <div className="md:px-3">
              <CompletenessCard listing={listing} />
            </div>
            <div className="max-md:hidden">
              <SectionNav listing={listing} sections={sections} current={current} />
            </div>
          </div>
        </aside>
        <div className="px-5 py-6 md:px-8">
          <div className="mx-auto max-w-180">
            {sections.map((section) => (
              <div
                key={section.key}
                className={classNames(section.key !== current && 'max-md:hidden', 'md:mb-10')}
              >
                <SectionCard listing={listing} section={section} />
              </div>
            ))}
          </div>
        </div>
        <PreviewPane listing={listing} />
      </div>
      <div className="fixed inset-x-0 bottom-0 z-10 flex gap-3 border-line border-t bg-paper p-4 md:hidden">
        <ButtonLink
          to={preview}
          variant="secondary"
          icon={<Eye size={18} aria-hidden="true" />}
          isFullWidth={!next}
        >
          Preview
        </ButtonLink>
        {next && (
          <ButtonLink to={sectionAddress(listing, next.key)} className="min-w-0 grow">
            <span className="truncate">Next: {next.title}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
