import { api } from '#app/api.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Team, TeamInvitation } from '../../contract/team.contract.ts';
import { keepTeam, TEAM_LOG_KEY } from '../../queries.ts';
import { asRole } from '../../rules/role-words.ts';

const STATES: Readonly<Record<TeamInvitation['status'], { label: string; variant: BadgeVariant }>> = {
  PENDING: { label: 'Pending', variant: 'gold' },
  ACCEPTED: { label: 'Accepted', variant: 'green' },
  DECLINED: { label: 'Declined', variant: 'gray' },
  REVOKED: { label: 'Canceled', variant: 'gray' },
  EXPIRED: { label: 'Expired', variant: 'gray' },
};

const DONE = {
  resend: 'Sent again with a new link.',
  revoke: 'Invitation canceled. Its link no longer works.',
};

function InvitationRow({
  storefrontUuid: uuid,
  invitation,
}: {
  storefrontUuid: string;
  invitation: TeamInvitation;
}) {
  const { uuid: invitationUuid, email, role, status, invitedBy, sentAt } = invitation;
  const act = useAction({
    run: (what: 'resend' | 'revoke') =>
      what === 'resend'
        ? api.teams.resendInvite({ uuid, invitationUuid })
        : api.teams.revokeInvite({ uuid, invitationUuid }),
    keeps: keepTeam,
    refreshes: [TEAM_LOG_KEY],
    done: (what) => DONE[what],
  });
  const pending = act.isPending ? act.variables : undefined;
  const isOpen = status === 'PENDING' || status === 'EXPIRED';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <div className="min-w-0 grow basis-52">
        <p className="break-words font-semibold">{email}</p>
        <p className="break-words text-ink-soft text-sm">
          As {asRole(role)}
          {invitedBy && `, by ${invitedBy}`} · <TimeAgoText at={sentAt} />
        </p>
      </div>
      <Badge variant={STATES[status].variant}>{STATES[status].label}</Badge>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            isPending={pending === 'resend'}
            onPress={() => act.mutate('resend')}
            aria-label={`Resend to ${email}`}
          >
            Resend
          </Button>
          <Button
            variant="quiet"
            size="small"
            isPending={pending === 'revoke'}
            onPress={() => act.mutate('revoke')}
            aria-label={`Cancel the invitation to ${email}`}
          >
            Cancel
          </Button>
        </div>
      )}
    </li>
  );
}

/** Who was asked and has not joined. */
export function InvitationList({ team: { storefrontUuid, invitations } }: { team: Team }) {
  return (
    <Card as="section" aria-labelledby="invitations-title">
      <h2 id="invitations-title">Invitations</h2>
      <ul className="mt-1">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.uuid} storefrontUuid={storefrontUuid} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}
