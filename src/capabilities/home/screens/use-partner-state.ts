import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { MOST_OWNERS } from '#capabilities/weddings/rules/member-roles.ts';
import type { StepFacts } from '../rules/next-steps.ts';
import type { HomeWedding } from './couple-names.ts';

type PartnerState = NonNullable<StepFacts['wedding']>['partner'];

async function askForPartner(signal: AbortSignal): Promise<PartnerState> {
  const [members, invitations] = await Promise.all([
    api.weddings.listMembers(undefined, { signal }),
    api.weddings.listInvitations(undefined, { signal }),
  ]);
  if (members.filter(({ role }) => role === 'OWNER').length >= MOST_OWNERS) return 'joined';
  const isAsked = invitations.some(
    ({ direction, role, status }) => direction === 'SENT' && role === 'PARTNER' && status === 'PENDING',
  );
  return isAsked ? 'invited' : 'missing';
}

/** Undefined while it is being asked. Whoever may not invite has no business with the answer. */
export function usePartnerState(wedding: HomeWedding | undefined): PartnerState | undefined {
  const mayAsk = wedding?.allowed.includes('manage-members') ?? false;
  const { data, isError } = useQuery({
    queryKey: ['wedding', 'partner'],
    queryFn: ({ signal }) => askForPartner(signal),
    enabled: mayAsk,
  });
  return !mayAsk || isError ? 'unknown' : data;
}
