import { useQuery } from '@tanstack/react-query';
import { invitationsQuery, membersQuery } from '#capabilities/weddings/queries.ts';
import { MOST_OWNERS } from '#capabilities/weddings/rules/member-roles.ts';
import type { StepFacts } from '../rules/next-steps.ts';
import type { HomeWedding } from './couple-names.ts';

type PartnerState = NonNullable<StepFacts['wedding']>['partner'];

/** Undefined while it is being asked. Whoever must not invite has no business with the answer. */
export function usePartnerState(wedding: HomeWedding | undefined): PartnerState | undefined {
  const mayAsk = wedding?.allowed.includes('manage-members') ?? false;
  const members = useQuery({ ...membersQuery, enabled: mayAsk });
  const invitations = useQuery({ ...invitationsQuery, enabled: mayAsk });
  if (!mayAsk || members.isError || invitations.isError) return 'unknown';
  if (!members.data || !invitations.data) return undefined;
  if (members.data.filter(({ role }) => role === 'OWNER').length >= MOST_OWNERS) return 'joined';
  const isAsked = invitations.data.some(
    ({ direction, role, status }) => direction === 'SENT' && role === 'PARTNER' && status === 'PENDING',
  );
  return isAsked ? 'invited' : 'missing';
}
