import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { PreferredVendor } from '../../contract/preferred.contract.ts';
import { preferredQuery } from '../../queries.ts';
import type { PreferredChange } from '../../rules/preferred-change.ts';

/** Everything that can be done to the recommendations of a listing, one after the other. */
export function usePreferred(uuid: string) {
  const query = preferredQuery(uuid);
  const change = useAction({
    run: (what: PreferredChange) => api.listings.changePreferred({ uuid, change: what }),
    keeps: (queryClient, answer) => queryClient.setQueryData(query.queryKey, answer),
    refreshes: [query.queryKey],
    scope: `preferred ${uuid}`,
  });
  const remove = useAction({
    run: ({ vendor }: { vendor: PreferredVendor; position: number }) =>
      api.listings.changePreferred({ uuid, change: { kind: 'remove', vendorUuid: vendor.uuid } }),
    keeps: (queryClient, answer) => queryClient.setQueryData(query.queryKey, answer),
    refreshes: [query.queryKey],
    scope: `preferred ${uuid}`,
    done: ({ vendor, position }) => ({
      message: `${vendor.name} removed`,
      undo: () => change.mutate({ kind: 'add', vendorUuid: vendor.uuid, position, note: vendor.note }),
    }),
  });
  return {
    change: (what: PreferredChange) => change.mutate(what),
    remove: (vendor: PreferredVendor, position: number) => remove.mutate({ vendor, position }),
  };
}
