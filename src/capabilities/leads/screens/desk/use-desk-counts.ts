import { useQuery } from '@tanstack/react-query';
import { listingCountsQuery } from '../../queries.ts';
import { type LeadCounts, sumOfCounts } from '../../rules/lead-tabs.ts';
import type { DeskScope } from './use-desk-scope.ts';

type DeskCounts = {
  /** Of what is shown; undefined while nobody knows. */
  shown: LeadCounts | undefined;
  all: LeadCounts | undefined;
  of: (storefrontUuid: string) => LeadCounts | undefined;
};

/** Every count of the desk comes from here, so that no two of them disagree. */
export function useDeskCounts({ listing }: DeskScope): DeskCounts {
  const { data } = useQuery(listingCountsQuery);
  const of = (uuid: string) => data?.find(({ storefrontUuid }) => storefrontUuid === uuid)?.statuses;
  const all = data && sumOfCounts(data.map(({ statuses }) => statuses));
  return { shown: listing ? of(listing.uuid) : all, all, of };
}
