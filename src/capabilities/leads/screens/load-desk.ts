import type { RouterContextProvider } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import type { Api } from '#app/api-type.ts';
import { ownListingsQuery } from '#app/queries.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { creditAccountQuery } from '#capabilities/plans/queries.ts';
import type { LeadThread } from '../contract/leads.contract.ts';
import {
  type LeadQuestion,
  leadQuery,
  leadsQuery,
  listingCountsQuery,
  vendorUnreadQuery,
} from '../queries.ts';
import type { LoadedAnswer } from './loaded-answers.tsx';

type OwnListings = Awaited<ReturnType<Api['storefronts']['listOwn']>>;

type Asked = {
  listings: OwnListings;
  question: LeadQuestion;
  /** The lead that is open. */
  uuid: string | undefined;
  /** Whose balance the bar shows; none before it is published. */
  inBar: string | undefined;
};

type LoadedDesk = { lead: LeadThread | undefined; answers: LoadedAnswer[] };

/**
 * What the desk asks for at first, under the keys by which it asks. Whatever is refused is left out: the desk asks for it
 * again, and has words for each refusal.
 */
export async function loadDesk(
  context: Readonly<RouterContextProvider>,
  { listings, question, uuid, inBar }: Asked,
): Promise<LoadedDesk> {
  const { leads, plans } = apiOf(context);
  const { logError } = context.get(requestScope);
  const orNothing = <T>(answer: Promise<T>) =>
    answer.catch((error: unknown) => {
      if ((errorStatus(error) ?? 500) >= 500) logError(error);
      return undefined;
    });
  // What the bar shows: of several listings it adds up their counts.
  const counted = listings.length === 1 ? listings[0]?.uuid : undefined;
  const [page, counts, unread, lead, account] = await Promise.all([
    orNothing(leads.listLeads(question)),
    orNothing(leads.countListings()),
    counted === undefined ? undefined : orNothing(leads.vendorUnread({ id: counted })),
    uuid === undefined ? undefined : orNothing(leads.readLead({ uuid })),
    inBar === undefined ? undefined : orNothing(plans.getAccount({ storefrontUuid: inBar })),
  ]);
  const answers: LoadedAnswer[] = [{ key: ownListingsQuery.queryKey, data: listings }];
  if (page) answers.push({ key: leadsQuery(question).queryKey, data: { pages: [page], pageParams: [''] } });
  if (counts) answers.push({ key: listingCountsQuery.queryKey, data: counts });
  if (unread && counted) answers.push({ key: vendorUnreadQuery(counted).queryKey, data: unread });
  if (lead) answers.push({ key: leadQuery(lead.uuid).queryKey, data: lead });
  if (account && inBar) answers.push({ key: creditAccountQuery(inBar).queryKey, data: account });
  return { lead, answers };
}
