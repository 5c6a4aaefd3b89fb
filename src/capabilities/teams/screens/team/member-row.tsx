import { Ellipsis } from 'lucide-react';
import { api } from '#app/api.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { TeamMember } from '../../contract/team.contract.ts';
import { keepTeam, TEAM_LOG_KEY } from '../../queries.ts';
import { asRole, ROLE_LABELS } from '../../rules/role-words.ts';
import { RoleMenu } from './role-menu.tsx';

type Role = TeamMember['role'];

function useChangeRole(uuid: string, { userUuid, name }: TeamMember) {
  const change = useAction({
    run: ({ role }: { role: Role; former: Role }) => api.teams.changeRole({ uuid, userUuid, role }),
    keeps: keepTeam,
    refreshes: [TEAM_LOG_KEY],
    done: ({ role, former }) => ({
      message: `${name} is now ${asRole(role)}.`,
      undo: () => change.mutate({ role: former, former: role }),
    }),
  });
  return change;
}

interface MemberRowProps {
  storefrontUuid: string;
  member: TeamMember;
  canManage: boolean;
  onAsk: (what: 'remove' | 'transfer') => void;
}

export function MemberRow({ storefrontUuid, member, canManage, onAsk }: MemberRowProps) {
  const { name, email, role, joinedAt, lastSeenAt, isYou, isLastOwner } = member;
  const change = useChangeRole(storefrontUuid, member);
  const canChange = canManage && !isLastOwner;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_2.75rem] border-line border-b py-4 last:border-0">
      <AvatarMonogram names={[name]} />
      <div className="min-w-0">
        <p className="break-words font-semibold">
          {name}
          {isYou && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="break-words text-ink-soft text-sm">{email}</p>
        <p className="text-ink-soft text-sm">
          Since {formatDateInText(calendarDateOf(new Date(joinedAt)))}
          {lastSeenAt && !isYou && (
            <>
              {' '}
              · last seen <TimeAgoText at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {canManage && !isYou ? (
        <Menu
          trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis size={20} />} />}
          entries={[
            { id: 'transfer', label: 'Transfer ownership…' },
            { id: 'remove', label: 'Remove access…', tone: 'danger' },
          ]}
          onAction={(id) => onAsk(id === 'transfer' ? 'transfer' : 'remove')}
        />
      ) : (
        <span className="sm:col-start-4" />
      )}
      <div className="col-start-2 row-start-2 sm:col-start-3 sm:row-start-1">
        {canChange ? (
          <RoleMenu
            name={name}
            value={change.isPending ? (change.variables?.role ?? role) : role}
            onChange={(next) => next !== role && change.mutate({ role: next, former: role })}
          />
        ) : (
          <Badge variant={role === 'OWNER' ? 'wine' : 'gray'}>{ROLE_LABELS[role]}</Badge>
        )}
      </div>
    </li>
  );
}
