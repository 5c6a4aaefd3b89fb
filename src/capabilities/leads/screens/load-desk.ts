import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import type { Api } from '#app/api-type.ts';
import { ownListingsQuery } from '#app/queries.ts';
import { createQueryClient } from '#app/query-client.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import type { LeadThread } from '../contract/leads.contract.ts';
import { type LeadQuestion, leadQuery, leadsQuery, vendorUnreadQuery } from '../queries.ts';

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
  const [page, counts, lead] = await Promise.all([
    orNothing(leads.listLeads(question)),
    orNothing(leads.vendorUnread({ id: question.storefrontUuid })),
    uuid === undefined ? undefined : orNothing(leads.readLead({ uuid })),
  ]);
  const queryClient = createQueryClient();
  queryClient.setQueryData(ownListingsQuery.queryKey, listings);
  if (page) queryClient.setQueryData(leadsQuery(question).queryKey, { pages: [page], pageParams: [''] });
  if (counts) queryClient.setQueryData(vendorUnreadQuery(question.storefrontUuid).queryKey, counts);
  if (lead) queryClient.setQueryData(leadQuery(lead.uuid).queryKey, lead);
  return { lead, queries: dehydrate(queryClient) };
}
