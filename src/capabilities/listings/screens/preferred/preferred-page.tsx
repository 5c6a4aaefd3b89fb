import { HeartHandshake, Plus } from 'lucide-react';
import { useState } from 'react';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { marketplacePaths } from '#capabilities/marketplace/rules/paths.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PreferredList, PreferredVendor } from '../../contract/preferred.contract.ts';
import { LISTING_KINDS, preferredQuery } from '../../queries.ts';
import { MOST_PREFERRED } from '../../rules/preferred-change.ts';
import { ColleagueLine } from './colleague-line.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { PreferredRow } from './preferred-row.tsx';
import { usePreferred } from './use-preferred.ts';
import { VendorPicker } from './vendor-picker.tsx';

interface PreferredPageProps {
  listings: readonly VendorListing[];
  preferred: PreferredList;
}

type Actions = ReturnType<typeof usePreferred>;

/** Who recommends the business; one press returns it. */
function Recommenders({ list, actions }: { list: PreferredList; actions: Actions }) {
  const { recommenders, canEdit } = list;
  if (recommenders.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="recommenders-title">
      <h2 id="recommenders-title">They recommend you</h2>
      <ul className="mt-1">
        {recommenders.map((vendor) => (
          <li
            key={vendor.uuid}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-4 last:border-0"
          >
            <ColleagueLine vendor={vendor} />
            {canEdit && (
              <Button
                variant="secondary"
                size="small"
                icon={<Plus size={16} aria-hidden="true" />}
                onPress={() => actions.change({ kind: 'add', vendorUuid: vendor.uuid, note: '' })}
                aria-label={`Recommend ${vendor.name} too`}
              >
                Recommend too
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function YourVendors({ list, actions }: { list: PreferredList; actions: Actions }) {
  const [noted, setNoted] = useState<PreferredVendor>();
  const { uuid, vendors, canEdit } = list;
  const taken = new Set([uuid, ...vendors.map((vendor) => vendor.uuid)]);
  return (
    <Card as="section" aria-labelledby="preferred-title">
      <h2 id="preferred-title">Your vendors</h2>
      {canEdit && (
        <div className="mt-4">
          {vendors.length < MOST_PREFERRED ? (
            <VendorPicker
              taken={taken}
              onPick={({ storefrontUuid }) =>
                actions.change({ kind: 'add', vendorUuid: storefrontUuid, note: '' })
              }
            />
          ) : (
            <p className="text-ink-soft">
              That’s {MOST_PREFERRED}, the most a list can hold. Remove one to add another.
            </p>
          )}
        </div>
      )}
      {vendors.length === 0 ? (
        <EmptyState title="Nobody on your list yet" icon={<HeartHandshake size={28} aria-hidden="true" />}>
          Couples trust the people you trust. Name the vendors you’d send to your own sister’s wedding.
        </EmptyState>
      ) : (
        <ol aria-label="Your vendors, in the order couples see them">
          {vendors.map((vendor, position) => (
            <PreferredRow
              key={vendor.uuid}
              vendor={vendor}
              position={position}
              count={vendors.length}
              canEdit={canEdit}
              onMove={(to) => actions.change({ kind: 'move', vendorUuid: vendor.uuid, position: to })}
              onNote={() => setNoted(vendor)}
              onRemove={() => actions.remove(vendor, position)}
            />
          ))}
        </ol>
      )}
      {noted && (
        <NoteDialog
          vendor={noted}
          onSave={(note) => {
            actions.change({ kind: 'note', vendorUuid: noted.uuid, note });
            setNoted(undefined);
          }}
          onClose={() => setNoted(undefined)}
        />
      )}
    </Card>
  );
}

/** Whom a business recommends to its couples. */
export function PreferredPage({ listings, preferred: loaded }: PreferredPageProps) {
  const query = preferredQuery(loaded.uuid);
  const { data: list } = useLoaded(query, loaded);
  useLiveQueries(LISTING_KINDS, [query.queryKey]);
  const actions = usePreferred(list.uuid);
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Preferred vendors"
        lead={`The vendors ${list.name} loves to work with. Couples see them on your page, in this order.`}
        actions={
          <ListingSwitcher
            listings={listings}
            currentUuid={list.uuid}
            page={vendorPaths.preferredVendors}
            about="Preferred vendors of"
          />
        }
        className="mb-6 md:mb-10"
      />
      <NeedsScript what="Preferred vendors" className="mb-6" />
      {list.vendors.some(({ isPublished }) => isPublished) && (
        <p className="mb-5">
          <TextLink to={marketplacePaths.publicRecommendations(list.uuid, vendorPaths.preferredVendors)}>
            See the page couples can open
          </TextLink>
        </p>
      )}
      <div className="mx-auto flex max-w-220 flex-col gap-5 md:gap-6 lg:mx-0">
        <YourVendors list={list} actions={actions} />
        <Recommenders list={list} actions={actions} />
      </div>
    </div>
  );
}
