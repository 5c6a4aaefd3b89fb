import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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

function RenewalSwitch({ running, actions }: { running: Running; actions: Actions }) {
  const [isLeaving, setLeaving] = useState(false);
  const { subscriptionId } = running;
  const close = () => setLeaving(false);
  if (!running.autoRenew)
    return (
      <Button
        variant="secondary"
        onPress={() => actions.renew.mutate({ subscriptionId, autoRenew: true })}
        isPending={actions.renew.isPending}
      >
        Turn renewal back on
      </Button>
    );
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

/** What can be done with the plan that runs. One that another plan follows does not renew. */
function RunningActions({
  running,
  actions,
  isFollowed,
}: {
  running: Running;
  actions: Actions;
  isFollowed: boolean;
}) {
  if (running.state === 'TRIAL') return null;
  return (
    <>
      {running.state === 'PAST_DUE' && (
        <Button onPress={() => actions.pay.mutate(running.subscriptionId)} isPending={actions.pay.isPending}>
          Pay {formatCents(running.totalCents)}
        </Button>
      )}
      {!isFollowed && <RenewalSwitch running={running} actions={actions} />}
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
        <Button variant="quiet" size="small" className="-ms-4 mt-1" onPress={() => setAsking(true)}>
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

/** A change takes away the button that made it: whoever works by keyboard goes on from the plan they have now. */
function useFocusAfter(change: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) title.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [change]);
  return title;
}

/** A trial leads on to a plan; a plan has an action of its own beside it. */
function OtherPlans({ state, to }: { state: Running['state']; to: string }) {
  return state === 'TRIAL' ? (
    <ButtonLink variant="secondary" to={to}>
      Choose a plan
    </ButtonLink>
  ) : (
    <TextLink to={to}>Change plan</TextLink>
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
  const title = useFocusAfter(`${running?.subscriptionId}:${scheduled?.subscriptionId}`);
  const choice = withQuery(vendorPaths.selectPlan, { storefront: storefrontUuid });
  return (
    <Card as="section" aria-labelledby="plan-title" className="flex flex-col">
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        Your plan <PlanLine storefrontUuid={storefrontUuid} title={running?.name} />
      </p>
      <h2 id="plan-title" ref={title} tabIndex={-1} className="mt-1 text-3xl outline-none">
        {running?.name ?? 'Pay as you go'}
      </h2>
      <p className="mt-2 text-ink-soft">
        {running
          ? runningText(running, { isFollowed: scheduled !== null })
          : 'Pay only when you reply to a couple. No monthly fee, nothing renews.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {running && canBuy && (
          <RunningActions running={running} actions={actions} isFollowed={scheduled !== null} />
        )}
        {running && canBuy && !scheduled && <OtherPlans state={running.state} to={choice} />}
      </div>
      {scheduled && <Scheduled plan={scheduled} actions={actions} canBuy={canBuy} />}
      {canTry && !running && !scheduled && <Trial actions={actions} canBuy={canBuy} />}
    </Card>
  );
}
