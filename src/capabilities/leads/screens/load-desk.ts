import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import type { Api } from '#app/api-type.ts';
import { ownListingsQuery } from '#app/queries.ts';
import { createQueryClient } from '#app/query-client.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import type { LeadThread } from '../contract/leads.contract.ts';
import {
  type LeadQuestion,
  leadQuery,
  leadsQuery,
  listingCountsQuery,
  vendorUnreadQuery,
} from '../queries.ts';

type OwnListings = Awaited<ReturnType<Api['storefronts']['listOwn']>>;

type Asked = {
  listings: OwnListings;
  question: LeadQuestion;
  /** The lead that is open. */
  uuid: string | undefined;
};

type LoadedDesk = { lead: LeadThread | undefined; queries: DehydratedState };

/**
 * What the desk asks for at first, under the keys by which it asks. Whatever is refused is left out: the desk asks for it
 * again, and has words for each refusal.
 */
export async function loadDesk(
  context: Readonly<RouterContextProvider>,
  { listings, question, uuid }: Asked,
): Promise<LoadedDesk> {
  const { leads } = apiOf(context);
  const { logError } = context.get(requestScope);
  const orNothing = <T>(answer: Promise<T>) =>
    answer.catch((error: unknown) => {
      if ((errorStatus(error) ?? 500) >= 500) logError(error);
      return undefined;
    });
  // The bar shows the unread ones of one listing, whatever the desk shows.
  const counted = question.storefrontUuid ?? listings[0]?.uuid;
  const [page, counts, unread, lead] = await Promise.all([
    orNothing(leads.listLeads(question)),
    orNothing(leads.countListings()),
    counted === undefined ? undefined : orNothing(leads.vendorUnread({ id: counted })),
    uuid === undefined ? undefined : orNothing(leads.readLead({ uuid })),
  ]);
  const queryClient = createQueryClient();
  queryClient.setQueryData(ownListingsQuery.queryKey, listings);
  if (page) queryClient.setQueryData(leadsQuery(question).queryKey, { pages: [page], pageParams: [''] });
  if (counts) queryClient.setQueryData(listingCountsQuery.queryKey, counts);
  if (unread && counted) queryClient.setQueryData(vendorUnreadQuery(counted).queryKey, unread);
  if (lead) queryClient.setQueryData(leadQuery(lead.uuid).queryKey, lead);
  return { lead, queries: dehydrate(queryClient) };
}
