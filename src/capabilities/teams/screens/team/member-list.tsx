import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { Card } from '#ui/card.tsx';
import type { Team, TeamMember } from '../../contract/team.contract.ts';
import { keepTeam, TEAM_LOG_KEY } from '../../queries.ts';
import { MemberRow } from './member-row.tsx';

type Asked = { what: 'remove' | 'transfer'; member: TeamMember };

function useMemberAction(uuid: string) {
  return useAction({
    run: ({ what, member: { userUuid } }: Asked) =>
      what === 'remove'
        ? api.teams.removeMember({ uuid, userUuid })
        : api.teams.transferOwnership({ uuid, userUuid }),
    keeps: keepTeam,
    refreshes: [TEAM_LOG_KEY],
    done: ({ what, member: { name } }) =>
      what === 'remove' ? `${name} no longer has access.` : `${name} is the owner now. You’re a manager.`,
  });
}

/** Everybody who has access, with what an owner can do about it. */
export function MemberList({ team }: { team: Team }) {
  const { storefrontUuid, storefrontName, members, canManage } = team;
  const [asked, setAsked] = useState<Asked>();
  const act = useMemberAction(storefrontUuid);
  const name = asked?.member.name ?? '';
  return (
    <Card as="section" aria-labelledby="team-title">
      <h2 id="team-title">Who has access</h2>
      <ul className="mt-2">
        {members.map((member) => (
          <MemberRow
            key={member.userUuid}
            storefrontUuid={storefrontUuid}
            member={member}
            canManage={canManage}
            onAsk={(what) => setAsked({ what, member })}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={asked.what === 'remove' ? `Remove ${name}?` : `Make ${name} the owner?`}
          confirmLabel={asked.what === 'remove' ? 'Remove' : 'Transfer ownership'}
          isPending={act.isPending}
          onConfirm={() => act.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked.what === 'remove'
              ? `They lose access to ${storefrontName} right away and get an email about it. Their own account stays, and you can invite them again.`
              : `They’ll decide who has access to ${storefrontName} and pay for its credits. You become a manager, and only they can make you an owner again. We’ll email you both.`}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
