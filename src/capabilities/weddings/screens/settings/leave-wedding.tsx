import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import type { WeddingMember } from '../../contract.ts';
import { WEDDING_KEY } from '../../queries.ts';

const LEAVE = {
  button: 'Leave this wedding',
  title: 'Leave this wedding?',
  confirm: 'Leave',
  done: 'You left the wedding.',
  text: 'You’ll lose access right away, and the others get an email. To come back, you’ll need a new invitation.',
};
const END = {
  button: 'End this wedding plan',
  title: 'End this wedding plan?',
  confirm: 'End it permanently',
  done: 'Wedding plan deleted.',
  text: 'You’re the only one in it. Its date, place, and everything else will be permanently deleted, and you’ll be free to join another wedding.',
};

/** The way out: leaving, or ending a plan nobody else is in. The last partner among others has to stay. */
export function LeaveWedding({ members }: { members: readonly WeddingMember[] }) {
  const [isAsking, setAsking] = useState(false);
  const isAlone = members.length === 1;
  const words = isAlone ? END : LEAVE;
  const leave = useAction({
    run: () => api.weddings.leaveWedding({ endsWedding: isAlone }),
    refreshes: [userQuery.queryKey, WEDDING_KEY],
    done: words.done,
  });
  const owners = members.filter(({ role }) => role === 'OWNER');
  const isLastOwner = owners.length === 1 && owners[0]?.isYou === true;
  if (isLastOwner && !isAlone) return null;
  return (
    <div>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {words.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          confirmLabel={words.confirm}
          isPending={leave.isPending}
          onConfirm={() => leave.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
