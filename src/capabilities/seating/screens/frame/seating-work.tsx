import { lazy, Suspense } from 'react';
import { SkeletonText } from '#ui/skeleton.tsx';
import { CheckPanel } from '../check/check-panel.tsx';
import { ReasonsPanel } from '../check/reasons-panel.tsx';
import { ListMode } from '../list/list-mode.tsx';
import { MoveQuestion } from '../list/move-question.tsx';
import { SeatedCount } from '../list/seated-count.tsx';
import { PlanMode } from '../plan/plan-mode.tsx';
import { RepairPanel } from '../solve/repair-panel.tsx';
import type { Solver } from '../solve/use-solver.ts';
import { TrayPanel } from '../tray/tray-panel.tsx';
import { PrintMode } from './print-mode.tsx';
import type { SeatingMode } from './seating-modes.tsx';
import { useIsWide } from './use-is-wide.ts';

const RoomMode = lazy(async () => ({ default: (await import('../room/room-mode.tsx')).RoomMode }));

interface SeatingWorkProps {
  mode: SeatingMode | undefined;
  onMode: (mode: SeatingMode) => void;
  solver: Solver;
}

const column = 'lg:h-[calc(100dvh-12.75rem)] lg:min-h-140 lg:overflow-y-auto';

function Wide({ mode, onMode, solver }: SeatingWorkProps) {
  if (mode === 'room')
    return (
      <Suspense fallback={<SkeletonText lines={6} />}>
        <RoomMode />
      </Suspense>
    );
  if (mode === 'print') return <PrintMode />;
  return (
    <div className="grid grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_20.75rem] 2xl:grid-cols-[19rem_minmax(0,1fr)_24rem]">
      <div className={`${column} flex flex-col border-line border-e bg-paper`}>
        <TrayPanel solver={solver} />
      </div>
      <div className={`${column} relative bg-linen`}>
        {mode === 'list' ? (
          <div className="mx-auto max-w-190 p-6">
            <ListMode isWide onMode={onMode} />
          </div>
        ) : (
          <PlanMode onMode={onMode} />
        )}
      </div>
      <aside
        aria-label="Rules and reasons"
        className={`${column} border-line border-s bg-paper max-xl:col-span-2 max-xl:h-auto max-xl:min-h-0 max-xl:border-s-0 max-xl:border-t`}
      >
        <div className="border-line border-b p-5">
          <SeatedCount />
        </div>
        {mode === 'check' ? (
          <CheckPanel solver={solver} />
        ) : (
          <>
            <MoveQuestion />
            <ReasonsPanel />
            <div className="p-5 empty:hidden">
              <RepairPanel solver={solver} />
            </div>
          </>
        )}
      </aside>
    </div>
  );
}

function Narrow({ mode, onMode, solver }: SeatingWorkProps) {
  if (mode === 'room')
    return (
      <Suspense fallback={<SkeletonText lines={6} />}>
        <RoomMode />
      </Suspense>
    );
  if (mode === 'print') return <PrintMode />;
  if (mode === 'plan') return <PlanMode onMode={onMode} />;
  return (
    <div className="mx-auto flex w-full max-w-170 flex-col gap-4 p-4">
      <SeatedCount />
      <MoveQuestion />
      {mode === 'check' ? <CheckPanel solver={solver} /> : <ListMode onMode={onMode} />}
    </div>
  );
}

/** Columns where there is room for them, one thing at a time elsewhere. */
export function SeatingWork(props: SeatingWorkProps) {
  const isWide = useIsWide();
  return (
    <>
      {isWide !== false && (
        <div className={isWide === undefined ? 'max-lg:hidden' : undefined}>
          <Wide {...props} />
        </div>
      )}
      {isWide !== true && (
        <div className={isWide === undefined ? 'lg:hidden' : undefined}>
          <Narrow {...props} />
        </div>
      )}
    </>
  );
}
