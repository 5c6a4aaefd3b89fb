import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { WeddingMember } from '../../contract.ts';
import { WEDDING_KEY } from '../../queries.ts';

const ROLE_LABELS: Readonly<Record<WeddingMember['role'], string>> = {
  OWNER: 'Partner',
  PLANNER: 'Planner',
  FAMILY: 'Family',
  VIEWER: 'Viewer',
};

function nameOf({ firstName, lastName, email }: WeddingMember): string {
  return `${firstName} ${lastName}`.trim() || email || 'Someone';
}

interface MemberRowProps {
  member: WeddingMember;
  onRemove: (() => void) | undefined;
}

function MemberRow({ member, onRemove }: MemberRowProps) {
  const name = nameOf(member);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <AvatarMonogram names={[name]} />
      <div className="min-w-0 grow basis-40">
        <p className="break-words font-semibold">
          {name}
          {member.isYou && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        {member.email && <p className="break-words text-ink-soft text-sm">{member.email}</p>}
      </div>
      <div className="ms-auto flex items-center gap-3">
        <Badge variant={member.role === 'OWNER' ? 'wine' : 'gray'}>{ROLE_LABELS[member.role]}</Badge>
        {onRemove && (
          <Button variant="secondary" size="small" onPress={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

export function MemberList({ members }: { members: readonly WeddingMember[] }) {
  const [leaving, setLeaving] = useState<WeddingMember>();
  const remove = useAction({
    run: (uuid: string) => api.weddings.actOnInvitation({ uuid, action: 'remove' }),
    refreshes: [WEDDING_KEY],
    done: 'Removed. They can’t see your wedding anymore.',
  });

  function confirm() {
    if (leaving?.invitationUuid)
      remove.mutate(leaving.invitationUuid, { onSettled: () => setLeaving(undefined) });
  }

  return (
    <div>
      <h3>People</h3>
      <ul className="mt-1">
        {members.map((member) => (
          <MemberRow
            key={member.userUuid}
            member={member}
            onRemove={member.invitationUuid && !member.isYou ? () => setLeaving(member) : undefined}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={`Remove ${nameOf(leaving)}?`}
          confirmLabel="Remove"
          isPending={remove.isPending}
          onConfirm={confirm}
          onClose={() => setLeaving(undefined)}
        >
          <p>
            They lose access at once and get an email about it. Their own account stays, and you can invite
            them again.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
