import { useQuery } from '@tanstack/react-query';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { GUESTS_KINDS, headCountQuery } from '#capabilities/guests/queries.ts';
import type { HeadCount } from '../rules/guest-step.ts';

/** Undefined while it is being asked, null where nobody knows. Follows every answer. */
export function useHeadCount(isAsked: boolean): HeadCount | null | undefined {
  const { data, isError } = useQuery({ ...headCountQuery, enabled: isAsked });
  useLiveQueries(GUESTS_KINDS, [headCountQuery.queryKey]);
  return !isAsked || isError ? null : data;
}
