import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { handleTask, type TaskContext, type TaskHandler } from '#platform/jobs/task.ts';
import { gatewayOf } from '#platform/payments/choose-payments.ts';
import { deliverSandboxEvents } from '#platform/payments/sandbox/sandbox-events.ts';
import { closePayment } from './close-payment.ts';
import { refreshPayment } from './continue-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { deleteEventsBefore } from './events.store.ts';
import { hearEvent } from './hear-event.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcileDay } from './reconcile-day.ts';
import { findRefund, listWaitingRefunds } from './refunds.store.ts';
import { refreshRefunds, sendRefund } from './send-refund.ts';
import { listDuePayments, listWaitingPayments } from './store.ts';
import {
  askAgainTask,
  detachMethodTask,
  expireTask,
  hearEventTask,
  purgeEventsTask,
  reconcileTask,
  retryRefundsTask,
  sendRefundTask,
} from './tasks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const KEPT_DAYS = 90;
const MOST_AT_ONCE = 200;

/** One that the provider does not answer for must not keep the others waiting; it comes again with the next round. */
async function forEach(
  ids: readonly string[],
  { log }: TaskContext,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      log.warn({ err: error, id }, 'the payment provider could not be asked');
    }
  }
}

export function paymentsJobs(deps: PaymentDeps): TaskHandler[] {
  const { db, clock, payments } = deps;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  const askAgain = async (_payload: unknown, context: TaskContext) => {
    const before = { askedBefore: ago(MINUTE_MS), readBefore: ago(HOUR_MS) };
    const waiting = await listWaitingPayments(db, gatewayOf(payments).name, before, MOST_AT_ONCE);
    await forEach(waiting, context, (id) => refreshPayment(deps, id));
  };
  const expire = async (_payload: unknown, context: TaskContext) => {
    const due = await listDuePayments(db, gatewayOf(payments).name, clock.now(), MOST_AT_ONCE);
    await forEach(due, context, (id) => closePayment(deps, id, 'expire'));
  };
  const retryRefunds = async (_payload: unknown, context: TaskContext) => {
    const waiting = await listWaitingRefunds(db, gatewayOf(payments).name, ago(5 * MINUTE_MS), MOST_AT_ONCE);
    await forEach(waiting, context, async (id) => {
      const refund = await findRefund(db, id);
      if (refund?.state === 'SENT' && refund.providerRef) await refreshRefunds(deps, refund.paymentId);
      else await sendRefund(deps, id);
    });
  };
  const reconcile = async ({ day }: { day?: string | undefined }, { log }: TaskContext) => {
    const differences = await reconcileDay(deps, day ? calendarDate(day) : calendarDateOf(ago(DAY_MS)));
    if (differences > 0) log.error({ differences }, 'the payment provider’s books differ from ours');
  };
  const deliver = async () => {
    for (const { rawBytes, headers } of (await payments.sandbox?.takeDeliveries()) ?? [])
      await receiveEvent(deps, rawBytes, headers);
  };

  const always = [
    handleTask(hearEventTask, (event) => hearEvent(deps, event)),
    handleTask(sendRefundTask, ({ refundId }) => sendRefund(deps, refundId)),
    handleTask(detachMethodTask, ({ methodRef }) => gatewayOf(payments).forgetMethod(methodRef)),
    handleTask(purgeEventsTask, () => deleteEventsBefore(db, ago(KEPT_DAYS * DAY_MS)), {
      cron: '10 5 * * *',
    }),
    handleTask(deliverSandboxEvents, deliver),
  ];
  // Without a provider there is nobody to ask.
  const schedule = (cron: string) => (payments.gateway ? { cron } : {});
  return [
    ...always,
    handleTask(askAgainTask, askAgain, schedule('*/5 * * * *')),
    handleTask(expireTask, expire, schedule('* * * * *')),
    handleTask(retryRefundsTask, retryRefunds, schedule('*/15 * * * *')),
    handleTask(reconcileTask, reconcile, schedule('30 6 * * *')),
  ];
}
