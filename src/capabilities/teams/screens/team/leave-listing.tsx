import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import type { Team } from '../../contract/team.contract.ts';
import { TEAMS_KEY } from '../../queries.ts';

/** The door out, for everybody but the last owner, who is told why there is none. */
export function LeaveListing({ team: { storefrontUuid: uuid, storefrontName, members } }: { team: Team }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useAction({
    run: async () => {
      await api.teams.leaveTeam({ uuid });
      // A full load: what the listings of this person are is known in many places.
      await leaveTo(paths.start({ side: 'vendor' }));
    },
    refreshes: [TEAMS_KEY],
  });
  if (members.some(({ isYou, isLastOwner }) => isYou && isLastOwner)) {
    return (
      <p className="text-ink-soft text-sm">
        You’re the only owner, so you can’t leave. Transfer ownership to someone else first.
      </p>
    );
  }
  return (
    <div>
      <Button variant="danger" onPress={() => setAsking(true)}>
        Leave {storefrontName}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Leave ${storefrontName}?`}
          confirmLabel="Leave"
          isPending={leave.isPending}
          onConfirm={() => leave.mutate(undefined, { onError: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>
            You’ll lose access right away, and the owners get an email. To come back, you’ll need a new
            invitation.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
