import { CalendarPlus, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { numberInWords } from '#base/number-words.ts';
import { pluralWord } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useHoldToDrag } from '#ui/use-hold-to-drag.ts';
import type { ChecklistTask } from '../contract.ts';
import { CHECKLIST_KINDS, checklistQuery } from '../queries.ts';
import { type ChecklistView, viewChecklist } from '../rules/checklist-view.ts';
import { AFTER } from '../rules/task-month.ts';
import type { Route } from './+types/checklist.route.ts';
import { ChecklistContext, type ChecklistScope } from './checklist/checklist-context.ts';
import { DoneList } from './checklist/done-list.tsx';
import { LaterMonths } from './checklist/later-months.tsx';
import { MonthBar } from './checklist/month-bar.tsx';
import { MonthNow } from './checklist/month-now.tsx';
import { PersonFilter } from './checklist/person-filter.tsx';
import { PrintedList } from './checklist/printed-list.tsx';
import { FullMonthCard, PlanCard, ProgressCard, RemovedCard, TurnsCard } from './checklist/side-cards.tsx';
import { useChecklistActions } from './checklist/use-checklist-actions.ts';
import { YearStrip } from './checklist/year-strip.tsx';

const TaskDialog = lazy(async () => ({ default: (await import('./checklist/task-dialog.tsx')).TaskDialog }));

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What to do this month, and what can wait.';
  return pageMeta({ title: 'Checklist', description, path: paths.checklist(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  const {
    user_role_account_weddings: [wedding],
  } = await requireOwner(args, 'couple');
  const list = await apiOf(args.context).checklist.readChecklist();
  // Whoever has no wedding yet owns the one that the first change begins.
  return { list, canInvite: wedding?.allowed.includes('manage-members') ?? true };
}

/** Beyond it figures read better. */
const SPELLED = 12;

/** 'Five things left in November. The other 49 can wait.' */
function leadOf({ now, counts }: ChecklistView<ChecklistTask>, payments: number): string {
  const rest = counts.all - counts.done - now.open;
  const open = now.open + payments;
  const [word = String(open)] = open <= SPELLED ? (numberInWords(String(open)) ?? []) : [];
  const count = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const left =
    open === 0
      ? `Nothing left in ${now.label}.`
      : `${count} ${pluralWord(open, 'thing')} left in ${now.label}.`;
  return rest > 0 ? `${left} The other ${rest} can wait.` : left;
}

export default function ChecklistScreen({ loaderData }: Route.ComponentProps) {
  const { data: list } = useLoaded(checklistQuery, loaderData.list);
  useLiveQueries(CHECKLIST_KINDS, [checklistQuery.queryKey]);
  const all = useChecklistActions(list);
  const actions = list.canEdit ? all : undefined;
  const [person, setPerson] = useState<string | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [openTask, setOpenTask] = useState<string>();
  const [edited, setEdited] = useState<ChecklistTask | { uuid: null; title: string }>();
  const view = useMemo(() => viewChecklist(list, { person, kept }), [list, person, kept]);
  const everyone = useMemo(() => viewChecklist(list, { person: null }), [list]);

  const months = useRef<HTMLDivElement>(null);
  const taskOf = (uuid: string) => list.tasks.find((task) => task.uuid === uuid);
  const held = useHoldToDrag(months, {
    isDisabled: !actions,
    wordsOf: (uuid) => taskOf(uuid)?.title,
    onDrop: (uuid, drop) => {
      const task = taskOf(uuid);
      const [place] = [everyone.now, ...everyone.later].flatMap((group) =>
        group.place === drop ? group.place : [],
      );
      if (task && place && place !== AFTER && everyone.placeOf(task) !== place) actions?.moveTo(task, place);
    },
  });

  function setFold(place: string, isOpen: boolean) {
    const next = new Set(open);
    if (isOpen) next.add(place);
    else next.delete(place);
    setOpen(next);
  }

  const add = (title: string) => setEdited({ uuid: null, title });
  const { hash } = useLocation();
  // Links from elsewhere name a task: its month opens, and it does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody comes by such a link.
  useEffect(() => {
    const named = list.tasks.find(({ uuid }) => hash === `#task-${uuid}`);
    if (!named) return;
    setOpenTask(named.uuid);
    setFold(everyone.placeOf(named), true);
    requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' }));
  }, [hash]);

  const scope: ChecklistScope = {
    list,
    actions,
    openTask,
    setOpenTask,
    onEdit: setEdited,
    onAdd: add,
    onTick: (task, isDone) => {
      setKept(new Set([...kept, task.uuid]));
      actions?.tick(task, isDone);
    },
  };
  const counts = new Map(
    list.members.map(({ userUuid }) => [
      userUuid,
      everyone.now.tasks.filter(({ assignees }) => assignees.includes(userUuid)).length,
    ]),
  );

  return (
    <ChecklistContext value={scope}>
      <PlanningNav />
      <div className={`${pageWidth} py-6 md:py-9`}>
        <PageHeading
          title="Checklist"
          lead={leadOf(everyone, list.payments.length)}
          actions={
            <span className="flex flex-wrap gap-3 max-sm:hidden" data-print="hidden">
              <ButtonLink
                to={paths.planningCalendar()}
                variant="secondary"
                icon={<CalendarPlus size={18} aria-hidden="true" />}
              >
                Add to calendar
              </ButtonLink>
              <Button
                variant="secondary"
                icon={<Printer size={18} aria-hidden="true" />}
                onPress={() => window.print()}
              >
                Print
              </Button>
              {actions && (
                <Button icon={<Plus size={18} aria-hidden="true" />} onPress={() => add('')}>
                  Add a task
                </Button>
              )}
            </span>
          }
          className="mb-6"
        />
        <YearStrip
          groups={[{ ...everyone.now, open: everyone.now.open + list.payments.length }, ...everyone.later]}
          done={everyone.done.length}
          onJump={(place) => setFold(place, true)}
        />
        <div
          ref={months}
          className="mt-7 grid gap-8 lg:grid-cols-[minmax(0,1fr)_21.5rem]"
          data-print="hidden"
        >
          <div className="min-w-0">
            <MonthNow
              group={view.now}
              payments={person === null ? list.payments : []}
              filter={
                <PersonFilter members={list.members} counts={counts} person={person} onChange={setPerson} />
              }
            />
            <DoneList
              done={view.done.filter(({ uuid }) => !kept.has(uuid))}
              auto={view.auto.filter(({ uuid }) => !kept.has(uuid))}
            />
          </div>
          <div className="lg:col-span-full lg:row-start-2">
            <LaterMonths groups={view.later} open={open} onOpenChange={setFold} />
            <p className="mt-4 flex flex-wrap gap-2 sm:hidden">
              <ButtonLink to={paths.planningCalendar()} variant="secondary" size="small">
                Add to calendar
              </ButtonLink>
              <Button variant="secondary" size="small" onPress={() => window.print()}>
                Print
              </Button>
            </p>
          </div>
          <aside aria-label="About your list" className="space-y-5 lg:col-start-2 lg:row-start-1">
            <ProgressCard counts={everyone.counts} />
            <FullMonthCard full={everyone.full} />
            <TurnsCard canInvite={loaderData.canInvite} />
            <PlanCard />
            <RemovedCard removed={everyone.removed} />
          </aside>
        </div>
        {held && <MonthBar held={held} groups={[everyone.now, ...everyone.later]} />}
        <PrintedList view={everyone} list={list} />
      </div>
      {edited && actions && (
        <Suspense>
          <TaskDialog
            {...(edited.uuid === null ? { title: edited.title } : { task: edited })}
            members={list.members}
            actions={actions}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </ChecklistContext>
  );
}
