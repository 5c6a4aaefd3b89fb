import { api } from '#app/api.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import {
  SENDER_DONE,
  type SenderAction,
  SentInvitation,
} from '#capabilities/identity/parts/sent-invitation.tsx';
import { invitationMachine } from '#capabilities/identity/rules/invitation-states.ts';
import { Card } from '#ui/card.tsx';
import type { Team, TeamInvitation } from '../../contract/team.contract.ts';
import { keepTeam, TEAM_LOG_KEY } from '../../queries.ts';
import { asRole } from '../../rules/role-words.ts';

function InvitationRow({
  storefrontUuid: uuid,
  invitation,
}: {
  storefrontUuid: string;
  invitation: TeamInvitation;
}) {
  const { uuid: invitationUuid, email, role, status, invitedBy, sentAt } = invitation;
  const act = useAction({
    run: (what: SenderAction) =>
      what === 'resend'
        ? api.teams.resendInvite({ uuid, invitationUuid })
        : api.teams.revokeInvite({ uuid, invitationUuid }),
    keeps: keepTeam,
    refreshes: [TEAM_LOG_KEY],
    done: (what) => SENDER_DONE[what],
  });
  return (
    <SentInvitation
      email={email}
      status={status}
      actions={invitationMachine.allowedEvents(status)}
      pending={act.isPending ? act.variables : undefined}
      onAct={act.mutate}
    >
      <p className="break-words font-semibold">{email}</p>
      <p className="break-words text-ink-soft text-sm">
        As {asRole(role)}
        {invitedBy && `, by ${invitedBy}`} · <TimeAgoText at={sentAt} />
      </p>
    </SentInvitation>
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
