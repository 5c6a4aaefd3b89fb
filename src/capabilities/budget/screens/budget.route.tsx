import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLive } from '#app/use-live.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { loadToast } from '#ui/toast-region.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { usePrinting } from '#ui/use-printing.ts';
import type { BudgetAnswer } from '../contract.ts';
import { localPricesQuery } from '../queries.ts';
import { courseWords } from '../rules/course-words.ts';
import type { Route } from './+types/budget.route.ts';
import { budgetActions } from './budget/budget-actions.ts';
import { BudgetPaper } from './budget/budget-paper.tsx';
import { BudgetSummary } from './budget/budget-summary.tsx';
import { BudgetTools } from './budget/budget-tools.tsx';
import { type Desk, deskOf } from './budget/desk.ts';
import { NoMoney } from './budget/no-money.tsx';
import { useBudgetStore } from './budget/use-budget-store.ts';
import { useFetchedAhead } from './budget/use-fetched-ahead.ts';
import { useIsWide } from './budget/use-is-wide.ts';
import { BudgetGrid } from './grid/budget-grid.tsx';
import { SaveState } from './grid/grid-toolbar.tsx';
import { PaymentsPanel } from './payments/payments-panel.tsx';
import { LateBanner } from './phone/late-banner.tsx';
import { LineCards } from './phone/line-cards.tsx';
import { PhoneTabs } from './phone/phone-tabs.tsx';
import { PresenceNote } from './presence/presence-note.tsx';
import { usePresence } from './presence/use-presence.ts';
import { StartBudget } from './start/start-budget.tsx';
import { WhatIfPanel } from './what-if/what-if-panel.tsx';

const loadLine = () => import('./line/line-drawer.tsx');
const loadPaste = () => import('./paste/paste-dialog.tsx');
const loadWhoPays = () => import('./contributors/who-pays-dialog.tsx');
const LineDrawer = lazy(async () => ({ default: (await loadLine()).LineDrawer }));
const PasteDialog = lazy(async () => ({ default: (await loadPaste()).PasteDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./budget/share-dialog.tsx')).ShareDialog }));
const WhoPaysDialog = lazy(async () => ({ default: (await loadWhoPays()).WhoPaysDialog }));

/** What can be written without a connection; sharing cannot. */
const WRITTEN_OFFLINE = [loadLine, loadPaste, loadWhoPays, loadToast];

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What you mean to spend, what is agreed, and what is paid.';
  return pageMeta({ title: 'Budget', description, path: paths.budget(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  const user = await requireOwner(args, 'couple');
  const [wedding] = user.user_role_account_weddings;
  const owners = wedding
    ? [wedding.primary_first_name, wedding.partner_first_name].filter(Boolean).join(' and ')
    : '';
  // Whoever has no wedding yet owns the one that the first number begins.
  const canShare = wedding?.allowed.includes('manage-members') ?? true;
  const keptAs = `${user.object_id}:${wedding?.wedding_uuid ?? 'new'}`;
  const facts = { owners: owners || 'The couple', canShare, keptAs };
  if (wedding && !wedding.allowed.includes('see-budget')) return { ...facts, budget: null };
  try {
    return { ...facts, budget: await apiOf(args.context).budget.readBudget() };
  } catch (error) {
    // Let in or out between the two questions.
    if (hasErrorCode(error, 'forbidden')) return { ...facts, budget: null };
    throw error;
  }
}

export default function BudgetScreen({ loaderData }: Route.ComponentProps) {
  const { budget, owners, canShare, keptAs } = loaderData;
  return (
    <>
      <PlanningNav />
      {budget ? (
        <div {...wideWork} className={`${pageWidth} py-6 md:py-9`}>
          <BudgetPage key={keptAs} loaded={budget} canShare={canShare} keptAs={keptAs} />
        </div>
      ) : (
        <WaitToSee owners={owners} />
      )}
    </>
  );
}

/** Shows itself as soon as the owners say so. */
function WaitToSee({ owners }: { owners: string }) {
  const { revalidate } = useRevalidator();
  useLive(['members'], () => void revalidate());
  return <NoMoney owners={owners} />;
}

/** Undo and redo wherever nobody is typing. */
function useUndoKeys({ undo, redo }: Pick<Desk['actions'], 'undo' | 'redo'>, isOn: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') event.preventDefault();
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

function BudgetPage({
  loaded,
  canShare,
  keptAs,
}: {
  loaded: BudgetAnswer;
  canShare: boolean;
  keptAs: string;
}) {
  const { store, budget, status, pending, canUndo, canRedo } = useBudgetStore(loaded, keptAs);
  const { data: prices = [] } = useQuery({ ...localPricesQuery, enabled: budget.isStarted });
  const actions = useMemo(() => budgetActions(store), [store]);
  const desk = useMemo(() => deskOf(budget, actions, prices), [budget, actions, prices]);
  // What stands beside the grid may come a moment later than what is typed in it.
  const calmDesk = useDeferredValue(desk);
  const isWide = useIsWide();
  const isPrinting = usePrinting();
  const [opened, setOpened] = useState<string>();
  const [pasted, setPasted] = useState<string>();
  const [dialog, setDialog] = useState<'who-pays' | 'share'>();
  const isBegun = budget.isStarted || budget.lines.length > 0;
  const { others, onCell } = usePresence(isBegun);
  useUndoKeys(actions, budget.canEdit);
  useFetchedAhead(WRITTEN_OFFLINE);
  const open = budget.lines.find(({ uuid }) => uuid === opened);
  // Removed by the other partner, or by a step back.
  const isOpenGone = opened !== undefined && !open;
  useEffect(() => {
    if (!isOpenGone) return;
    setOpened(undefined);
    toastStore.show({
      id: 'budget-line-gone',
      tone: 'neutral',
      autoDismissMs: 8_000,
      message: 'The line you had open was removed.',
    });
  }, [isOpenGone]);
  const close = () => setDialog(undefined);
  const snapshot = { status, pending, canUndo, canRedo };

  if (!isBegun) return <StartBudget budget={budget} />;
  return (
    <>
      <PageHeading
        title="Budget"
        lead={courseWords(desk.sums)}
        actions={
          <div className="flex flex-wrap gap-2" data-print="hidden">
            <BudgetTools
              canShare={canShare}
              onWhoPays={() => setDialog('who-pays')}
              onShare={() => setDialog('share')}
            />
          </div>
        }
      />
      <div className="mt-5">
        <BudgetSummary desk={desk} />
      </div>
      {isPrinting ? (
        <div className="mt-5">
          <BudgetPaper desk={desk} />
        </div>
      ) : (
        <>
          {isWide !== false && (
            <div className="mt-6 grid items-start gap-6 max-md:hidden xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-5 2xl:grid-cols-[minmax(0,1fr)_22rem]">
              <BudgetGrid
                desk={desk}
                snapshot={snapshot}
                others={others}
                onCell={onCell}
                onOpenLine={({ uuid }) => setOpened(uuid)}
                onPasteLines={setPasted}
              />
              <div className="grid grid-cols-1 gap-6 md:max-xl:grid-cols-2 md:max-xl:items-start">
                <PaymentsPanel desk={calmDesk} />
                <WhatIfPanel desk={calmDesk} />
              </div>
            </div>
          )}
          {isWide !== true && (
            <div className="mt-3 flex flex-col gap-3 md:hidden">
              <LateBanner desk={desk} />
              <PhoneTabs
                label="Parts of the budget"
                items={[
                  {
                    id: 'lines',
                    label: 'Lines',
                    content: (
                      <>
                        <LineCards desk={desk} onOpenUuid={setOpened} />
                        {budget.canEdit && (
                          <p className="mt-3 flex flex-wrap justify-center gap-x-4">
                            <PresenceNote others={others} />
                            <SaveState {...snapshot} />
                          </p>
                        )}
                      </>
                    ),
                  },
                  { id: 'payments', label: 'Payments', content: <PaymentsPanel desk={desk} isWhole /> },
                  { id: 'what-if', label: 'What if', content: <WhatIfPanel desk={desk} /> },
                ]}
              />
            </div>
          )}
        </>
      )}
      <Suspense>
        {open && (
          <LineDrawer
            key={open.uuid}
            desk={desk}
            line={open}
            onOpen={({ uuid }) => setOpened(uuid)}
            onClose={() => setOpened(undefined)}
          />
        )}
        {pasted !== undefined && (
          <PasteDialog desk={desk} text={pasted} onClose={() => setPasted(undefined)} />
        )}
        {dialog === 'who-pays' && <WhoPaysDialog desk={desk} onClose={close} />}
        {dialog === 'share' && <ShareDialog onClose={close} />}
      </Suspense>
    </>
  );
}
