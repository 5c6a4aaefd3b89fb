import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { VendorThumb } from '../../parts/vendor-thumb.tsx';
import { statusFace } from '../inbox/status-face.ts';
import { BookButton } from './book-button.tsx';
import type { ThreadAsked } from './thread-dialogs.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import type { InquiryActions } from './use-inquiry-actions.ts';

interface ThreadHeadProps {
  thread: Thread;
  actions: InquiryActions;
  backTo: string;
  onAsk: (asked: ThreadAsked) => void;
}

/** Whom this is about, how it stands, and what can be done as a whole. */
export function ThreadHead({ thread, actions, backTo, onAsk }: ThreadHeadProps) {
  const { vendorName, taxonomyKey, storefrontSlug, city, stateProvince } = thread;
  const { label, variant } = statusFace(thread);
  return (
    <header className="border-line border-b">
      <div className="flex items-center gap-3 px-3 py-3 md:px-8 md:py-4">
        <Link
          to={backTo}
          aria-label="Back to the inbox"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-ink/6 hover:text-ink lg:hidden"
        >
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <VendorThumb vendor={thread} className="max-md:size-11" />
        <div className="min-w-0 grow">
          <h1 id="thread-title" className="line-clamp-2 text-xl md:text-2xl">
            {thread.isListed ? (
              <TextLink
                to={paths.storefront(taxonomyKey, storefrontSlug)}
                look="plain"
                className="font-normal"
              >
                {vendorName}
              </TextLink>
            ) : (
              vendorName
            )}
          </h1>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
            <Badge variant={variant} size="small">
              {label}
            </Badge>
            {thread.booking?.confirmedAt === null && <span>Not confirmed yet</span>}
            <span className="max-sm:hidden">
              {`${marketplaceCategory(taxonomyKey).navLabel} · ${city}, ${stateProvince}`}
            </span>
          </p>
        </div>
        <BookButton thread={thread} onAsk={() => onAsk('book')} className="max-md:hidden" />
        <ThreadMenu thread={thread} actions={actions} onAsk={onAsk} />
      </div>
      {thread.allowed.includes('book') && (
        <div className="flex items-center justify-between gap-3 border-line border-t bg-linen/40 px-5 py-1.5 text-sm md:hidden">
          Have you decided on them?
          <BookButton thread={thread} onAsk={() => onAsk('book')} className="shrink-0" />
        </div>
      )}
    </header>
  );
}
