import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectBox } from '#ui/data-table/select-box.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LeadQuestion } from '../../queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EmptyView } from './empty-view.tsx';
import { KeyHints } from './key-hints.tsx';
import { LeadList, type LeadListProps } from './lead-list.tsx';
import { LeadRowSkeletons } from './lead-row-skeleton.tsx';
import { LeadSubTabs } from './lead-tabs.tsx';
import { ListOrder } from './list-order.tsx';
import type { Bulk } from './use-bulk.ts';
import { useListPlace } from './use-list-place.ts';

interface LeadListPaneProps extends LeadListProps {
  question: LeadQuestion;
  bulk: Bulk;
  onHelp: () => void;
}

function Tools({ scope, list, place, selection, bulk }: LeadListPaneProps) {
  const count = selection.leads.length;
  return (
    <div className="border-line border-b bg-paper">
      <div className="flex items-center justify-between border-line ps-4 pe-1 lg:border-b">
        <LeadSubTabs scope={scope} place={place} />
        <div className="flex lg:hidden">
          <ListOrder place={place} isCompact />
        </div>
      </div>
      <div className={classNames('min-h-10 items-center ps-1.5 pe-2', count > 0 ? 'flex' : 'hidden lg:flex')}>
        {list.leads.length > 0 ? (
          <div className="-my-1">
            <SelectBox
              label="Select all loaded leads"
              isInTabOrder
              isSelected={selection.isAll}
              isPartly={selection.isPartly}
              onToggle={selection.toggleAll}
            />
          </div>
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
  const { list, scope, place } = props;
  // An empty list of the question before says nothing about this one.
  if (list.isLoading || (list.isOutdated && list.leads.length === 0)) return <LeadRowSkeletons count={8} />;
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
  return list.leads.length > 0 ? (
    <LeadList {...props} />
  ) : (
    <EmptyView place={place} listing={scope.listing} />
  );
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
        'min-w-0 flex-col bg-paper lg:flex lg:min-h-0 lg:border-line lg:border-e',
        place.uuid ? 'hidden' : 'flex',
      )}
    >
      <Tools {...props} />
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
              Show what’s new
            </Button>
          </div>
        )}
        <Content {...props} />
      </div>
      <KeyHints view={place.view} onHelp={props.onHelp} />
    </section>
  );
}
