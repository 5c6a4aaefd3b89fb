import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { siteMessagesQuery, websiteQuery } from '../../queries.ts';

const REFRESHED = [siteMessagesQuery.queryKey, websiteQuery.queryKey];

/** What can be done with messages of guests; one that is removed comes back by the undo, for a week. */
export function useMessageActions() {
  const read = useAction({
    run: (uuids: string[]) => api.websites.markSiteMessagesRead({ uuids }),
    refreshes: REFRESHED,
  });
  const restore = useAction({
    run: (uuid: string) => api.websites.restoreSiteMessage({ uuid }),
    refreshes: REFRESHED,
    done: 'The message is back.',
  });
  const remove = useAction({
    run: (uuid: string) => api.websites.removeSiteMessage({ uuid }),
    refreshes: REFRESHED,
    toast: { id: 'site-message', autoDismissMs: 10_000 },
    done: (uuid) => ({ message: 'Message removed.', undo: () => restore.mutate(uuid) }),
  });
  return { read, remove };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
