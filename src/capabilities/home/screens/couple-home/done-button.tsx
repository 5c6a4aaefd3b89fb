import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { homeQuery } from '../../queries.ts';

type Item = HomeAnswer['due'][number];

async function settle({ paymentUuid, taskUuid }: Item, isDone: boolean, today: string): Promise<void> {
  if (paymentUuid !== null) {
    const values = { paidOn: isDone ? today : null };
    const operations = [{ op: 'change', of: 'payment', uuid: paymentUuid, values } as const];
    await api.budget.changeBudget({ uuid: crypto.randomUUID(), operations });
  }
  if (taskUuid !== null) await api.checklist.tickTask({ uuid: taskUuid, isDone });
}

/** Settles it where it stands, with the way back in the toast. */
export function DoneButton({ item, today }: { item: Item; today: string }) {
  const refreshes = [homeQuery.queryKey];
  const undo = useAction({ run: () => settle(item, false, today), refreshes });
  const done = useAction({
    run: () => settle(item, true, today),
    refreshes,
    done: { message: item.paymentUuid ? 'Marked as paid' : 'Done', undo: () => undo.mutate() },
  });
  const words = item.paymentUuid ? 'Mark as paid' : 'Done';
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={done.isPending}
      onPress={() => done.mutate()}
      aria-label={`${words}: ${item.title}`}
    >
      {words}
    </Button>
  );
}
