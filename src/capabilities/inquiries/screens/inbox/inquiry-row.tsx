import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { MessageTime } from '../../parts/message-time.tsx';
import { VendorThumb } from '../../parts/vendor-thumb.tsx';
import { statusFace } from './status-face.ts';

interface InquiryRowProps {
  inquiry: Inquiry;
  /** The view to come back to. */
  search: string;
  isOpen: boolean;
}

/** One vendor of the list: the whole row leads to the thread. */
export function InquiryRow({ inquiry, search, isOpen }: InquiryRowProps) {
  const { label, variant } = statusFace(inquiry);
  const { by, text, at } = inquiry.lastMessage;
  const isUnread = inquiry.unread > 0;
  return (
    <li>
      <Link
        to={paths.thread(inquiry.uuid) + search}
        prefetch="intent"
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={classNames(
          'relative flex gap-3.5 border-line border-b px-5 py-4 transition-colors md:px-8 lg:px-5 focus-visible:-outline-offset-4 focus-visible:shadow-none',
          isOpen
            ? 'bg-blush/45 before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-primary'
            : 'hover:bg-linen',
        )}
      >
        <VendorThumb vendor={inquiry} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span className={classNames('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
              {inquiry.vendorName}
            </span>
            {isUnread && (
              <span className="size-2 shrink-0 self-center rounded-full bg-primary">
                <span className="sr-only">{plural(inquiry.unread, 'new message')}</span>
              </span>
            )}
            <MessageTime at={at} className="ms-auto shrink-0 text-ink-soft text-xs" />
          </span>
          <span className={classNames('block truncate text-sm', isUnread ? 'text-ink' : 'text-ink-soft')}>
            {by === 'COUPLE' && 'You: '}
            {text}
          </span>
          <span className="mt-1.5 flex items-center gap-2 text-ink-soft text-xs">
            <Badge variant={variant} size="small">
              {label}
            </Badge>
            <span className="truncate">{marketplaceCategory(inquiry.taxonomyKey).navLabel}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
