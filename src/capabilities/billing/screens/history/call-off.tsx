import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { useAction } from '#app/use-action.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { CREDITS_KEY } from '#capabilities/credits/queries.ts';
import type { Purchase } from '#capabilities/plans/contract/purchases.contract.ts';
import { PLANS_KEY, purchaseQuery } from '#capabilities/plans/queries.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface CallOffProps {
  storefrontUuid: string;
  uuid: string;
  callOff: NonNullable<Purchase['callOff']>;
}

/** What comes back is said before anybody presses. */
export function CallOff({ storefrontUuid, uuid, callOff: { credits, refundCents, until } }: CallOffProps) {
  const [isAsking, setAsking] = useState(false);
  const back = formatCents(refundCents);
  const words = `${plural(credits, 'credit')} for ${back}`;
  const callOff = useAction({
    run: () => api.plans.callOffPurchase({ storefrontUuid, uuid, refundCents }),
    keeps: (queryClient, answer) =>
      queryClient.setQueryData(purchaseQuery(storefrontUuid, uuid).queryKey, answer),
    refreshes: [PLANS_KEY, CREDITS_KEY],
    done: `${back} is on its way back to your card.`,
  });
  return (
    <Card as="section" aria-labelledby="call-off-title">
      <h2 id="call-off-title">Changed your mind?</h2>
      <p className="mt-2 text-ink-soft">
        Until {formatDateInText(calendarDateOf(new Date(until)))} you can give back what you haven’t spent:{' '}
        {words}, tax included.
      </p>
      <Button variant="secondary" onPress={() => setAsking(true)} className="mt-4">
        Give credits back
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Give back ${words}?`}
          confirmLabel="Give back"
          isPending={callOff.isPending}
          onConfirm={() => callOff.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>The money goes to the card you paid with. Banks take up to ten days for that.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
