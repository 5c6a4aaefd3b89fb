import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Invitation } from '../../contract/invitations.contract.ts';
import { WEDDING_KEY } from '../../queries.ts';
import { INVITATION_ROLE_LABELS } from '../../rules/member-roles.ts';

const DONE = { accept: 'You’re in. Happy planning together!', decline: 'Declined. We told them kindly.' };

function ReceivedInvitation({ invitation }: { invitation: Invitation }) {
  const { uuid, inviterFirstName, coupleNames, role } = invitation;
  const answer = useAction({
    run: (action: 'accept' | 'decline') => api.weddings.actOnInvitation({ uuid, action }),
    refreshes: [WEDDING_KEY],
    done: (action) => DONE[action],
  });
  const pending = answer.isPending ? answer.variables : undefined;
  return (
    <Notice
      tone="info"
      isLive={false}
      action={
        <div className="flex gap-2">
          <Button size="small" isPending={pending === 'accept'} onPress={() => answer.mutate('accept')}>
            Accept
          </Button>
          <Button
            size="small"
            variant="quiet"
            isPending={pending === 'decline'}
            onPress={() => answer.mutate('decline')}
          >
            Decline
          </Button>
        </div>
      }
    >
      {inviterFirstName || 'A couple'} invited you to plan{' '}
      {coupleNames ? `${coupleNames}’s wedding` : 'their wedding'} as{' '}
      {INVITATION_ROLE_LABELS[role].toLowerCase()}.
    </Notice>
  );
}

/** Open invitations to this person, which may come from other weddings. */
export function ReceivedInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {invitations.map((invitation) => (
        <ReceivedInvitation key={invitation.uuid} invitation={invitation} />
      ))}
    </div>
  );
}
