import type { KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { type InboxView, writeInboxView } from './inbox-view.ts';
import { InquiryRow } from './inquiry-row.tsx';
import type { Inbox } from './use-inbox.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down walk through the rows of a list of links, as in a mail program. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll('a[href]')];
  const next = links[links.indexOf(document.activeElement) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

interface InquiryListProps {
  inbox: Inbox;
  view: InboxView;
  openUuid: string | undefined;
}

const NOTHING: Readonly<Record<InboxView['show'], string>> = {
  all: 'No conversations match your search.',
  unread: 'You’re all caught up.',
  waiting: 'No one is waiting on you.',
  closed: 'No closed conversations.',
};

/** Further back in time. */
function ShowMore({ inbox }: { inbox: Inbox }) {
  if (!inbox.hasMore) return null;
  return (
    <li className="flex flex-col items-center gap-3 px-5 py-4 text-sm">
      {inbox.hasFailedFurther && <p role="status">We couldn’t load more conversations.</p>}
      <Button variant="secondary" size="small" isPending={inbox.isLoadingMore} onPress={inbox.loadMore}>
        Show more
      </Button>
    </li>
  );
}

/** The couple's vendors, the latest word first. */
export function InquiryList({ inbox, view, openUuid }: InquiryListProps) {
  const search = writeInboxView(view, true);
  const isNarrowed = view.q !== '' || view.category !== null || view.show !== 'all';
  return (
    <section aria-label="Conversations" className="flex min-h-0 flex-col">
      <InboxFilters
        counts={inbox.counts}
        categories={inbox.categories}
        view={view}
        isThread={openUuid !== undefined}
      />
      {inbox.inquiries.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-soft" role="status">
          {NOTHING[view.show]}{' '}
          {isNarrowed && (
            <TextLink
              to={
                writeInboxView({ ...view, q: '', category: null, show: 'all' }, openUuid !== undefined) || '?'
              }
            >
              Show all
            </TextLink>
          )}
        </p>
      ) : (
        <ul
          onKeyDown={walkRows}
          aria-busy={inbox.isOutdated || undefined}
          className="min-h-0 grow lg:overflow-y-auto lg:overscroll-contain"
        >
          {inbox.inquiries.map((inquiry) => (
            <InquiryRow
              key={inquiry.uuid}
              inquiry={inquiry}
              search={search}
              isOpen={inquiry.uuid === openUuid}
            />
          ))}
          <ShowMore inbox={inbox} />
        </ul>
      )}
    </section>
  );
}
