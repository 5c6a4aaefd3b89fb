import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { websiteQuery, websiteVersionsQuery } from '../../queries.ts';
import { keepWebsite } from './keep-website.ts';

const VERSIONS = [websiteVersionsQuery.queryKey];

/** Out to guests, off the web, and back to how it was. */
export function usePublishing() {
  const publish = useAction({
    run: (draftVersion: number) => api.websites.publishWebsite({ draftVersion }),
    keeps: keepWebsite,
    refreshes: [websiteQuery.queryKey, ...VERSIONS],
    done: 'Published. Guests see it now.',
    failure: 'here',
  });
  const unpublish = useAction({
    run: () => api.websites.unpublishWebsite(),
    keeps: keepWebsite,
    done: 'Your website is offline. Nothing of it is lost.',
  });
  const undoRestore = useAction({
    run: async () => {
      // What stood there before is kept as the newest version of its kind.
      const { versions } = await api.websites.listWebsiteVersions();
      const before = versions.find(({ kind }) => kind === 'RESTORED');
      if (!before) throw new Error('A restored draft keeps what was there before.');
      return api.websites.restoreWebsiteVersion({ number: before.number });
    },
    keeps: keepWebsite,
    refreshes: VERSIONS,
    done: 'Your draft is as it was before.',
  });
  const restore = useAction({
    run: (number: number) => api.websites.restoreWebsiteVersion({ number }),
    keeps: keepWebsite,
    refreshes: VERSIONS,
    toast: { id: 'website-restored', autoDismissMs: 10_000 },
    done: () => ({
      message: 'Your draft is back to that version. Guests see it once you publish.',
      undo: () => undoRestore.mutate(),
    }),
  });
  return { publish, unpublish, restore };
}

export type Publishing = ReturnType<typeof usePublishing>;
