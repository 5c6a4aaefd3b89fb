import { api } from '#app/api.ts';
import { MomentText } from '#app/moment-text.tsx';
import { useAction } from '#app/use-action.ts';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import {
  SENDER_DONE,
  type SenderAction,
  SentInvitation,
} from '#capabilities/identity/parts/sent-invitation.tsx';
import type { Invitation } from '../../contract/invitations.contract.ts';
import { WEDDING_KEY } from '../../queries.ts';
import { INVITATION_ROLE_LABELS } from '../../rules/member-roles.ts';

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { uuid, firstName, email, role, status, sentAt, actions, linkPath } = invitation;
  const act = useAction({
    run: (action: SenderAction) => api.weddings.actOnInvitation({ uuid, action }),
    refreshes: [WEDDING_KEY],
    done: (action) => SENDER_DONE[action],
  });
  return (
    <SentInvitation
      email={email}
      status={status}
      actions={actions}
      pending={act.isPending ? act.variables : undefined}
      onAct={act.mutate}
      more={linkPath && <CopyButton text={`${window.location.origin}${linkPath}`} label="Copy link" />}
    >
      <p className="break-words font-semibold">
        {firstName}{' '}
        <span className="font-normal text-ink-soft">as {INVITATION_ROLE_LABELS[role].toLowerCase()}</span>
      </p>
      <p className="break-words text-ink-soft text-sm">
        {email} · sent <MomentText at={sentAt} />
      </p>
    </SentInvitation>
  );
}

export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  // Who accepted stands among the people above.
  const open = invitations.filter(({ status }) => status !== 'ACCEPTED' && status !== 'REVOKED');
  if (open.length === 0) return null;
  return (
    <div>
      <h3>Invitations</h3>
      <ul className="mt-1">
        {open.map((invitation) => (
          <InvitationRow key={invitation.uuid} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}
