import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';

/** How many leads of a storefront are unseen, by status too: the count in the bar and the tabs of the inbox. */
export function vendorUnreadQuery(storefrontUuid: string) {
  return queryOptions({
    queryKey: ['leads', 'unread', storefrontUuid],
    queryFn: async ({ signal }) => {
      try {
        return await api.leads.vendorUnread({ id: storefrontUuid }, { signal });
      } catch (error) {
        if (!signal.aborted) reportError('vendor-unread', error);
        throw error;
      }
    },
  });
}
