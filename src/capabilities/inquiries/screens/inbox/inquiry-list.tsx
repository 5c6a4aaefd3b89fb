import { TextLink } from '#ui/text-link.tsx';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { type InboxView, inquiriesOf, writeInboxView } from './inbox-view.ts';
import { InquiryRow } from './inquiry-row.tsx';
import { walkRows } from './walk-rows.ts';

interface InquiryListProps {
  inquiries: readonly Inquiry[];
  view: InboxView;
  openUuid: string | undefined;
}

const NOTHING: Readonly<Record<InboxView['show'], string>> = {
  all: 'No conversation fits what you search for.',
  unread: 'You have read everything.',
  waiting: 'Nobody is waiting for you.',
  closed: 'Nothing has been closed.',
};

/** The couple's vendors, the latest word first. */
export function InquiryList({ inquiries, view, openUuid }: InquiryListProps) {
  const shown = inquiriesOf(inquiries, view);
  const search = writeInboxView(view, true);
  const isNarrowed = view.q !== '' || view.category !== null || view.show !== 'all';
  return (
    <section aria-label="Conversations" className="flex min-h-0 flex-col">
      <InboxFilters inquiries={inquiries} view={view} isThread={openUuid !== undefined} />
      {shown.length === 0 ? (
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
        <ul onKeyDown={walkRows} className="min-h-0 grow lg:overflow-y-auto lg:overscroll-contain">
          {shown.map((inquiry) => (
            <InquiryRow
              key={inquiry.uuid}
              inquiry={inquiry}
              search={search}
              isOpen={inquiry.uuid === openUuid}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
