import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '#app/orpc.ts';
import type { ReferralStanding } from './contract/referrals.contract.ts';

/** All about referrals; what the live stream says makes all of it worth asking again. */
export const REFERRALS_KEY = orpc.referrals.key();
export const REFERRAL_LIST_KEY = orpc.referrals.list.key();
export const REFERRAL_KINDS = ['referrals'] as const;

export function standingQuery(uuid: string) {
  return orpc.referrals.getStanding.queryOptions({ input: { uuid } });
}

/** Every change answers with how it stands now. */
export function keepStanding(queryClient: QueryClient, standing: ReferralStanding): void {
  queryClient.setQueryData(standingQuery(standing.storefrontUuid).queryKey, standing);
}

export function referralListQuery(uuid: string) {
  return orpc.referrals.list.infiniteOptions({
    input: (cursor: string) => ({ uuid, ...(cursor && { cursor }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
