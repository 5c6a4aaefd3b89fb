import { useLoadedPages } from '#app/use-loaded.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { inboxQuery } from '../../queries.ts';
import { askedBy, type InboxView, type LoadedInbox } from './inbox-view.ts';

/** Pages that were read at different moments may overlap; an inquiry stands where it was found first. */
function withoutTwins(inquiries: readonly Inquiry[]): Inquiry[] {
  return [...new Map(inquiries.map((inquiry) => [inquiry.uuid, inquiry])).values()];
}

/** The inbox as it is looked at, kept up to date. It begins with what came with the page, if that is the same view. */
export function useInbox(view: InboxView, loaded: LoadedInbox) {
  const asked = askedBy(view);
  const isLoaded = JSON.stringify(asked) === JSON.stringify(loaded.asked);
  const { data, ...list } = useLoadedPages(inboxQuery(asked), isLoaded ? loaded.page : undefined);
  const pages = data?.pages ?? [loaded.page];
  const { counts, categories } = pages[0] ?? loaded.page;
  return {
    inquiries: withoutTwins(pages.flatMap((page) => page.inquiries)),
    counts,
    categories,
    /** Still as it was, while what was asked for is on its way. */
    isOutdated: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasFailedFurther: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
  };
}

export type Inbox = ReturnType<typeof useInbox>;
