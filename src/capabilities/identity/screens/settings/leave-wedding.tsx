import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { USER_QUERY_KEY } from '#app/use-user.ts';
import type { WeddingMember } from '#capabilities/weddings/contract.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';
import { WEDDING_KEY } from './wedding-queries.ts';

export function LeaveWedding({ members }: { members: readonly WeddingMember[] }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const leave = useAction({
    run: async () => {
      await api.weddings.leaveWedding();
      await queryClient.invalidateQueries({ queryKey: USER_QUERY_KEY });
    },
    refreshes: WEDDING_KEY,
    done: 'You left the wedding.',
  });
  const owners = members.filter(({ role }) => role === 'OWNER');
  const isLastOwner = owners.length === 1 && owners[0]?.isYou === true;
  // The last partner's way out is deleting the account, further down on this page.
  if (isLastOwner) return null;
  return (
    <div>
      <Button variant="danger" onPress={() => setAsking(true)}>
        Leave this wedding
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Leave this wedding?"
          confirmLabel="Leave"
          isPending={leave.isPending}
          onConfirm={() => leave.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>
            You lose access at once, and the others get an e-mail. To come back you need a new invitation.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
