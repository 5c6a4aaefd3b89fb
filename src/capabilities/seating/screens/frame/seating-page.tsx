import { lazy, Suspense, useMemo, useState } from 'react';
import { wideWork } from '#app/page-width.ts';
import type { SeatingPlan, SeatingPlans } from '../../contract/plans.contract.ts';
import type { AskedMove } from '../desk/seating-actions.ts';
import { seatingActions } from '../desk/seating-actions.ts';
import { SeatingContext, type SeatingScope } from '../desk/seating-context.ts';
import { deskOf } from '../desk/seating-desk.ts';
import { FreedBanner } from '../list/freed-banner.tsx';
import { SolveBar } from '../solve/solve-bar.tsx';
import { useRun } from '../solve/use-run.ts';
import { useSolver } from '../solve/use-solver.ts';
import { useSeatingStore } from '../store/use-seating-store.ts';
import { type PlansDialog, PlansDialogs } from '../versions/plans-dialogs.tsx';
import { SeatingHeader } from './seating-header.tsx';
import { type SeatingMode, SeatingModes } from './seating-modes.tsx';
import { SeatingWork } from './seating-work.tsx';
import { useJudgement } from './use-judgement.ts';
import { usePresence } from './use-presence.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const TableEditor = lazy(async () => ({
  default: (await import('../tables/table-editor.tsx')).TableEditor,
}));

interface SeatingPageProps {
  loaded: SeatingPlan;
  list: SeatingPlans;
  keptAs: string;
}

/** A plan, what the hand is at, and everything that hangs on both. */
export function SeatingPage({ loaded, list, keptAs }: SeatingPageProps) {
  const { store, plan, ...snapshot } = useSeatingStore(loaded, keptAs);
  const { judgement, breaks } = useJudgement(plan);
  const [asked, setAsked] = useState<AskedMove>();
  const [mode, setMode] = useState<SeatingMode>();
  const [hand, setHand] = useState<readonly string[]>([]);
  const [guest, setGuest] = useState<string>();
  const [table, setTable] = useState<string>();
  const [edited, setEdited] = useState<string>();
  const [dialog, setDialog] = useState<PlansDialog>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a move breaks is asked of a ref, which is always the newest.
  const actions = useMemo(() => seatingActions(store, { judge: breaks, ask: setAsked }), [store]);
  const desk = useMemo(() => deskOf(plan, actions), [plan, actions]);
  const isHere = (guestUuid: string) => desk.personOf.has(guestUuid);
  const others = usePresence(plan.uuid, table);
  const solver = useSolver(store, plan.uuid);
  const runs = {
    repair: useRun(store, plan.uuid, 'REPAIR'),
    proof: useRun(store, plan.uuid, 'PROVE'),
  };
  useUndoKeys(actions, plan.canEdit);
  const scope: SeatingScope = {
    desk,
    judgement,
    others,
    runs,
    seatTheRest: () => void solver.start('FILL'),
    view: {
      // Answers come in meanwhile: who declines is neither held nor asked about.
      hand: hand.every(isHere) ? hand : hand.filter(isHere),
      pickUp: setHand,
      guest,
      showGuest: setGuest,
      table,
      showTable: setTable,
      editTable: setEdited,
      asked: asked?.guestUuids.every(isHere) && desk.tableOf.has(asked.table.uuid) ? asked : undefined,
      keep: () => setAsked(undefined),
    },
  };
  const editedTable = edited === undefined ? undefined : desk.tableOf.get(edited);
  return (
    <SeatingContext value={scope}>
      <div {...wideWork} className="flex w-full flex-col">
        <SeatingHeader
          list={list}
          snapshot={snapshot}
          modes={<SeatingModes mode={mode} onChange={setMode} />}
          onDialog={setDialog}
          onMode={setMode}
        />
        <SolveBar solver={solver} />
        <FreedBanner />
        <SeatingWork mode={mode} onMode={setMode} solver={solver} />
      </div>
      <Suspense>
        {editedTable && (
          <TableEditor key={editedTable.uuid} table={editedTable} onClose={() => setEdited(undefined)} />
        )}
        <PlansDialogs dialog={dialog} list={list} onClose={() => setDialog(undefined)} store={store} />
      </Suspense>
    </SeatingContext>
  );
}
