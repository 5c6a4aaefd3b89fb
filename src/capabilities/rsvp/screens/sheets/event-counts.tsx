import { lazy, Suspense, useState } from 'react';
import { MomentText } from '#app/moment-text.tsx';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { Button } from '#ui/button.tsx';
import type { EventCountPlan, SheetsAnswer } from '../../contract/sheets.contract.ts';
import { countBill } from '../../rules/sheets/count-bill.ts';
import { Bill } from './bill.tsx';
import type { SheetActions } from './use-sheet-actions.ts';

const CountPlanDialog = lazy(async () => ({
  default: (await import('./count-plan-dialog.tsx')).CountPlanDialog,
}));

type Guarantee = SheetsAnswer['guarantees'][number];

interface CountedEvent {
  event: GuestEvent;
  coming: number;
  guarantee: Guarantee | undefined;
  plan: EventCountPlan | undefined;
}

function Promised({ guarantee, plan }: Pick<CountedEvent, 'guarantee' | 'plan'>) {
  if (guarantee)
    return (
      <>
        {guarantee.coming} guaranteed, <MomentText at={guarantee.at} />
      </>
    );
  return plan?.freezesOn
    ? `We’ll save it on ${formatMonthDay(calendarDate(plan.freezesOn))}`
    : 'Nothing promised yet';
}

interface EventCountsProps {
  events: readonly CountedEvent[];
  actions: SheetActions;
}

/** What was promised stays beside what is true now: caterers charge for the larger of the two. */
export function EventCounts({ events, actions }: EventCountsProps) {
  const [agreed, setAgreed] = useState<string | null>(null);
  const open = events.find(({ event }) => event.uuid === agreed);
  return (
    <section aria-labelledby="guaranteed" className="mb-8">
      <h2 id="guaranteed" className="mb-1 font-display text-2xl">
        Guaranteed counts
      </h2>
      <p className="mb-4 max-w-reading text-ink-soft">
        Most caterers ask for a final number a week before. We save it on that day, and later changes stand
        beside it.
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {events.map(({ event, coming, guarantee, plan }) => (
          <li key={event.uuid} className="px-5 py-3">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <span className="min-w-0 grow font-semibold">
                <bdi>{event.name}</bdi>
              </span>
              <span>{coming} coming</span>
              <span className="text-ink-soft">
                <Promised guarantee={guarantee} plan={plan} />
              </span>
              <span className="flex flex-wrap gap-2">
                <Button variant="secondary" size="small" onPress={() => setAgreed(event.uuid)}>
                  Terms
                  <span className="sr-only"> for {event.name}</span>
                </Button>
                <Button variant="secondary" size="small" onPress={() => actions.guarantee(event.uuid)}>
                  {guarantee ? 'Update' : 'Guarantee'}
                  <span className="sr-only"> {event.name}</span>
                </Button>
              </span>
            </div>
            {guarantee && plan && (plan.plateCents !== null || plan.reservePercent > 0) && (
              <div className="mt-3">
                <Bill bill={countBill(guarantee.coming, coming, plan)} caption="With today’s count" />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {open?.plan && (
          <CountPlanDialog
            event={open.event}
            plan={open.plan}
            actions={actions}
            onClose={() => setAgreed(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
