import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { DayItem } from '../contract/plan.contract.ts';
import { DAY_KINDS, dayPlanQuery } from '../queries.ts';
import type { Route } from './+types/day-plan.route.ts';
import { HelpersSection } from './plan/helpers-section.tsx';
import { PhoneSection } from './plan/phone-section.tsx';
import { PrintMenu } from './plan/print-menu.tsx';
import { RunSheetList } from './plan/run-sheet-list.tsx';
import { StartPanel } from './plan/start-panel.tsx';
import { usePlanActions } from './plan/use-plan-actions.ts';
import { VendorsSection } from './plan/vendors-section.tsx';

const ItemDrawer = lazy(async () => ({ default: (await import('./plan/item-drawer.tsx')).ItemDrawer }));

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Your wedding day minute by minute: run sheet, vendors, helpers, and your phone.';
  return pageMeta({ title: 'Wedding day', description, path: paths.dayPlan(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  return { plan: await apiOf(args.context).dayOf.readDayPlan() };
}

/** When the ceremony begins in most weddings: where a run sheet from nothing starts. */
const USUAL_START = 16 * 60;

function newItem(items: readonly DayItem[]): DayItem {
  const last = items.at(-1);
  return {
    ...{ uuid: crypto.randomUUID(), version: 0, title: '', kind: 'FLEXIBLE', owner: '', place: '', note: '' },
    startsMinute: last ? last.startsMinute + last.minutes : USUAL_START,
    minutes: 30,
    audience: [],
  };
}

/** The day as it is prepared: what happens when, who comes, who helps, and what will be on the phones. */
export default function DayPlanScreen({ loaderData }: Route.ComponentProps) {
  const { data: plan } = useLoaded(dayPlanQuery, loaderData.plan);
  useLiveQueries(DAY_KINDS, [dayPlanQuery.queryKey]);
  const actions = usePlanActions();
  const [open, setOpen] = useState<DayItem>();
  const { items, vendors, helpers, canEdit, canShare, day } = plan;
  const mine = canEdit ? actions : undefined;
  const add = () => setOpen(newItem(items));
  return (
    <>
      <PlanningNav />
      <div className={`${pageWidth} py-6 md:py-9`}>
        <PageHeading
          title="Wedding day"
          lead={day ? formatLongDate(calendarDate(day)) : 'Once you have a date, it counts from there.'}
          actions={
            items.length > 0 &&
            canEdit && (
              <>
                <PrintMenu items={items} />
                <Button icon={<Plus size={18} aria-hidden="true" />} onPress={add}>
                  Add moment
                </Button>
              </>
            )
          }
        />
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="run-sheet">
            <h2 id="run-sheet" className="mb-3 font-display text-2xl">
              Run sheet
            </h2>
            {items.length === 0 ? (
              <StartPanel actions={mine} onAdd={add} />
            ) : (
              <RunSheetList
                items={items}
                canEdit={canEdit}
                onEdit={setOpen}
                onRemove={actions.removeItem}
                onMove={(item, after) => actions.move(items, item, after)}
              />
            )}
          </section>
          <div className="flex flex-col gap-8">
            {canEdit && <PhoneSection plan={plan} />}
            <VendorsSection vendors={vendors} actions={mine} />
            {canShare && <HelpersSection helpers={helpers} actions={actions} />}
          </div>
        </div>
      </div>
      <Suspense>
        {open && (
          <ItemDrawer key={open.uuid} item={open} actions={actions} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}
