import { ArrowUp, Download } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectBox } from '#ui/data-table/select-box.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LeadQuestion } from '../../queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EmptyView } from './empty-view.tsx';
import { exportAddress } from './export-address.ts';
import { LeadList, type LeadListProps } from './lead-list.tsx';
import { LeadRowSkeletons } from './lead-row-skeleton.tsx';
import { LeadSubTabs } from './lead-tabs.tsx';
import { ListOrder } from './list-order.tsx';
import { NameSearch } from './name-search.tsx';
import type { Bulk } from './use-bulk.ts';
import { useListPlace } from './use-list-place.ts';

interface LeadListPaneProps extends LeadListProps {
  listing: VendorListing;
  question: LeadQuestion;
  bulk: Bulk;
  searchRef: RefObject<HTMLInputElement | null>;
}

function Tools({ list, listing, place, question, selection, bulk, searchRef }: LeadListPaneProps) {
  const count = selection.leads.length;
  return (
    <div className="space-y-2 border-line border-b px-4 pt-3 pb-1">
      <div className="flex items-center justify-between gap-2">
        <LeadSubTabs storefrontUuid={listing.uuid} place={place} />
        <a
          href={exportAddress(question)}
          download
          aria-label="Export these leads as CSV"
          title="Export these leads as CSV"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/6 hover:text-ink"
        >
          <Download size={20} aria-hidden="true" />
        </a>
      </div>
      <NameSearch place={place} inputRef={searchRef} />
      <div className="-ms-3 flex min-h-11 items-center">
        {list.leads.length > 0 ? (
          <SelectBox
            label="Choose all that are loaded"
            isInTabOrder
            isSelected={selection.isAll}
            isPartly={selection.isPartly}
            onToggle={selection.toggleAll}
          />
        ) : (
          <span className="size-11 shrink-0" />
        )}
        {count > 0 ? (
          <BulkBar
            count={count}
            view={place.view}
            isWorking={bulk.isWorking}
            onChoose={bulk.choose}
            onClear={selection.clear}
          />
        ) : (
          <ListOrder place={place} />
        )}
      </div>
    </div>
  );
}

function Content(props: LeadListPaneProps) {
  const { list, listing, place } = props;
  // An empty list of the question before says nothing about this one.
  if (list.isLoading || (list.isOutdated && list.leads.length === 0)) return <LeadRowSkeletons count={6} />;
  if (list.error && list.leads.length === 0) {
    return (
      <Notice
        tone="error"
        title="Your leads could not be loaded"
        className="m-4"
        action={
          <Button variant="secondary" size="small" onPress={list.retry}>
            Try again
          </Button>
        }
      >
        Nothing is lost. Please try again in a moment.
      </Notice>
    );
  }
  return list.leads.length > 0 ? <LeadList {...props} /> : <EmptyView place={place} listing={listing} />;
}

/** The list with what narrows and orders it; on phones it gives way to the lead that is open. */
export function LeadListPane(props: LeadListPaneProps) {
  const { list, place, question } = props;
  const frame = useRef<HTMLDivElement>(null);
  useListPlace(frame, JSON.stringify(question), place.uuid === undefined);

  function jumpToTop() {
    list.catchUp();
    frame.current?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }

  return (
    <section
      aria-label="List of leads"
      className={classNames(
        'min-w-0 flex-col bg-mist/60 lg:flex lg:min-h-0 lg:border-line lg:border-e',
        place.uuid ? 'hidden' : 'flex',
      )}
    >
      <div className="bg-paper">
        <Tools {...props} />
      </div>
      <div
        ref={frame}
        data-scrolls
        aria-busy={list.isLoading || list.isOutdated || undefined}
        className={classNames(
          'relative transition-opacity lg:min-h-0 lg:grow lg:overflow-y-auto lg:overscroll-contain',
          list.isOutdated && 'opacity-60',
        )}
      >
        {list.isBehind && (
          <div className="sticky top-2 z-20 flex h-0 justify-center">
            <Button size="small" icon={<ArrowUp size={16} aria-hidden="true" />} onPress={jumpToTop}>
              Show what is new
            </Button>
          </div>
        )}
        <Content {...props} />
      </div>
    </section>
  );
}
