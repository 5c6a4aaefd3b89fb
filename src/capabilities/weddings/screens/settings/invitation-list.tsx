import { api } from '#app/api.ts';
import { MomentText } from '#app/moment-text.tsx';
import { useAction } from '#app/use-action.ts';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Invitation } from '../../contract/invitations.contract.ts';
import { WEDDING_KEY } from '../../queries.ts';
import { INVITATION_ROLE_LABELS } from '../../rules/member-roles.ts';

const STATES: Readonly<Record<Invitation['status'], { label: string; variant: BadgeVariant }>> = {
  PENDING: { label: 'Pending', variant: 'gold' },
  ACCEPTED: { label: 'Accepted', variant: 'green' },
  DECLINED: { label: 'Declined', variant: 'gray' },
  REVOKED: { label: 'Canceled', variant: 'gray' },
  EXPIRED: { label: 'Expired', variant: 'gray' },
};

const DONE = {
  resend: 'Sent again with a new link.',
  revoke: 'Invitation canceled. Its links no longer work.',
};

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { uuid, firstName, email, role, status, sentAt, actions, linkPath } = invitation;
  const act = useAction({
    run: (action: 'resend' | 'revoke') => api.weddings.actOnInvitation({ uuid, action }),
    refreshes: [WEDDING_KEY],
    done: (action) => DONE[action],
  });
  const pending = act.isPending ? act.variables : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <div className="min-w-0 grow basis-52">
        <p className="break-words font-semibold">
          {firstName}{' '}
          <span className="font-normal text-ink-soft">as {INVITATION_ROLE_LABELS[role].toLowerCase()}</span>
        </p>
        <p className="break-words text-ink-soft text-sm">
          {email} · sent <MomentText at={sentAt} />
        </p>
      </div>
      <Badge variant={STATES[status].variant}>{STATES[status].label}</Badge>
      <div className="ms-auto flex flex-wrap gap-2">
        {linkPath && <CopyButton text={`${window.location.origin}${linkPath}`} label="Copy link" />}
        {actions.includes('resend') && (
          <Button
            variant="secondary"
            size="small"
            isPending={pending === 'resend'}
            onPress={() => act.mutate('resend')}
            aria-label={`Resend to ${email}`}
          >
            Resend
          </Button>
        )}
        {actions.includes('revoke') && (
          <Button
            variant="quiet"
            size="small"
            isPending={pending === 'revoke'}
            onPress={() => act.mutate('revoke')}
            aria-label={`Cancel the invitation to ${email}`}
          >
            Cancel
          </Button>
        )}
      </div>
    </li>
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
