import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { listingQuery, publicationQuery } from '../../queries.ts';
import type { VendorEvent } from '../../rules/vendor-events.ts';

const DONE: Readonly<Record<VendorEvent, string>> = {
  submit: 'Submitted. We’ll email you within one business day.',
  withdraw: 'Withdrawn. Submit again whenever you’re ready.',
  close: 'Unpublished. Couples can’t see your page anymore.',
  republish: 'You’re live again.',
};

/** The way back of those that have one. */
const OPPOSITES: Readonly<Partial<Record<VendorEvent, VendorEvent>>> = {
  submit: 'withdraw',
  close: 'republish',
  republish: 'close',
};

/** What a business does about its own listing. */
export function usePublication(uuid: string) {
  const keeps = (queryClient: QueryClient, publication: Publication) =>
    queryClient.setQueryData(publicationQuery(uuid).queryKey, publication);
  const refreshes = [listingQuery(uuid).queryKey, publicationQuery(uuid).queryKey];
  const run = (event: VendorEvent) => api.listings.changePublication({ uuid, event });
  const back = useAction({ run, keeps, refreshes, done: (event) => DONE[event] });
  const change = useAction({
    run,
    keeps,
    refreshes,
    done: (event) => {
      const opposite = OPPOSITES[event];
      return { message: DONE[event], ...(opposite && { undo: () => back.mutate(opposite) }) };
    },
  });
  const askDeletion = useAction({
    run: () => api.listings.askDeletion({ uuid }),
    keeps,
    refreshes,
    done: 'Your listing will be deleted in 30 days. You can cancel until then.',
  });
  const cancelDeletion = useAction({
    run: () => api.listings.cancelDeletion({ uuid }),
    keeps,
    refreshes,
    done: 'Your listing stays. Publish it again whenever you’re ready.',
  });
  return { change, askDeletion, cancelDeletion };
}
