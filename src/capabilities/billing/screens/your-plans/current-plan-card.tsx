import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatCents } from '#base/money.ts';
import { useSwitch } from '#capabilities/experiments/parts/use-switch.ts';
import { planDisplay } from '#capabilities/navigation/rules/plan-display.ts';
import type { Plans } from '#capabilities/plans/contract.ts';
import { creditAccountQuery } from '#capabilities/plans/queries.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dayText, runningText } from '../../rules/plan-sentences.ts';
import { CallOffDialog } from './call-off-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { usePlanActions } from './use-plan-actions.ts';

type Running = NonNullable<Plans['running']>;
type Actions = ReturnType<typeof usePlanActions>;

/** What can be done with the plan that runs: at most one thing at a time. */
function RunningAction({ running, actions }: { running: Running; actions: Actions }) {
  const [isLeaving, setLeaving] = useState(false);
  const { subscriptionId } = running;
  const close = () => setLeaving(false);
  if (running.state === 'PAST_DUE')
    return (
      <Button onPress={() => actions.pay.mutate(subscriptionId)} isPending={actions.pay.isPending}>
        Pay {formatCents(running.totalCents)}
      </Button>
    );
  if (running.state === 'LEAVING')
    return (
      <Button
        variant="secondary"
        onPress={() => actions.renew.mutate({ subscriptionId, autoRenew: true })}
        isPending={actions.renew.isPending}
      >
        Turn renewal back on
      </Button>
    );
  if (running.state === 'TRIAL') return null;
  return (
    <>
      <Button variant="secondary" onPress={() => setLeaving(true)}>
        Turn off renewal
      </Button>
      {isLeaving && (
        <LeaveDialog
          running={running}
          isPending={actions.renew.isPending}
          onLeave={() => actions.renew.mutate({ subscriptionId, autoRenew: false }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}

function Trial({ actions, canBuy }: { actions: Actions; canBuy: boolean }) {
  return (
    <div className="mt-auto pt-5">
      <p className="border-line border-t pt-4">Your free 30-day trial is still open. No card needed.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {canBuy && (
          <Button
            variant="secondary"
            onPress={() => actions.startTrial.mutate()}
            isPending={actions.startTrial.isPending}
          >
            Start free trial
          </Button>
        )}
        <TextLink to={vendorPaths.howPlansWork}>How it works</TextLink>
      </div>
      {!canBuy && <p className="mt-2 text-ink-soft text-sm">Only owners of the listing can start it.</p>}
    </div>
  );
}

function Scheduled({
  plan,
  actions,
  canBuy,
}: {
  plan: NonNullable<Plans['scheduled']>;
  actions: Actions;
  canBuy: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="mt-auto pt-5">
      <p className="border-line border-t pt-4">
        <strong className="font-semibold">{plan.name}</strong> starts {dayText(plan.startsAt)}. It’s paid.
      </p>
      {canBuy && (
        <Button variant="quiet" size="small" className="-ms-3 mt-1" onPress={() => setAsking(true)}>
          Call it off
        </Button>
      )}
      {isAsking && (
        <CallOffDialog
          plan={plan}
          isPending={actions.callOff.isPending}
          onCallOff={() => actions.callOff.mutate(plan.subscriptionId, { onSuccess: close })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** As the bar says it: until when the plan holds, or that there is none. A trial is the title already. */
function PlanLine({ storefrontUuid, title }: { storefrontUuid: string; title: string | undefined }) {
  const hasPlanImprovements = useSwitch('prePurchasePlanImprovements');
  const { data: account } = useQuery(creditAccountQuery(storefrontUuid));
  if (!account) return null;
  const { plan } = planDisplay(account, { today: calendarDateOf(new Date()), hasPlanImprovements });
  return plan !== null && plan !== title && <span className="text-ink">{plan}</span>;
}

/** What the listing has now, what follows it, and how to leave it. */
export function CurrentPlanCard({ storefrontUuid, plans }: { storefrontUuid: string; plans: Plans }) {
  const actions = usePlanActions(storefrontUuid);
  const { running, scheduled, canTry, canBuy } = plans;
  return (
    <Card as="section" aria-labelledby="plan-title" className="flex flex-col">
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        Your plan <PlanLine storefrontUuid={storefrontUuid} title={running?.name} />
      </p>
      <h2 id="plan-title" className="mt-1 text-3xl">
        {running?.name ?? 'Pay as you go'}
      </h2>
      <p className="mt-2 text-ink-soft">
        {running
          ? runningText(running)
          : 'Pay only when you reply to a couple. No monthly fee, nothing renews.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {running && canBuy && <RunningAction running={running} actions={actions} />}
        {running && canBuy && !scheduled && (
          <ButtonLink variant="quiet" to={withQuery(vendorPaths.selectPlan, { storefront: storefrontUuid })}>
            {running.state === 'TRIAL' ? 'Choose a plan' : 'Change plan'}
          </ButtonLink>
        )}
      </div>
      {scheduled && <Scheduled plan={scheduled} actions={actions} canBuy={canBuy} />}
      {canTry && !running && !scheduled && <Trial actions={actions} canBuy={canBuy} />}
    </Card>
  );
}
