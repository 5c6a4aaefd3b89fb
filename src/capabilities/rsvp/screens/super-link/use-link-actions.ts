import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { LinkInbox } from '../../contract/super-link.contract.ts';
import { linkInboxQuery } from '../../queries.ts';
import type { LinkPurpose } from '../../rules/super-link-purposes.ts';

type Link = LinkInbox['link'];

const SHARED = {
  refreshes: [linkInboxQuery.queryKey],
  toast: { id: 'super-link' },
  // One after the other: each says which version it has seen.
  scope: 'super-link',
};

/** Switching the link, and giving it another address. */
export function useLinkActions(link: Link) {
  const version = link?.version ?? 0;
  const save = useAction({
    ...SHARED,
    run: (wish: { purposes: LinkPurpose[]; isOpen: boolean }) => api.rsvp.saveSuperLink({ ...wish, version }),
    done: ({ isOpen }) => (isOpen ? 'Your link is on.' : 'Your link is off. Who opens it finds nothing.'),
  });
  const renew = useAction({
    ...SHARED,
    run: () => api.rsvp.renewSuperLink({ version }),
    done: 'You have a new link. The old one no longer works.',
  });
  return {
    save: save.mutate,
    renew: () => renew.mutate(),
    isPending: save.isPending || renew.isPending,
  };
}

export type LinkActions = ReturnType<typeof useLinkActions>;
