import { Sparkles } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useSeating } from '../desk/seating-context.ts';
import type { Solver } from '../solve/use-solver.ts';
import { NobodyInvited } from './nobody-invited.tsx';
import { TrayList } from './tray-list.tsx';

/** Whoever has no chair yet, beside the room. */
export function TrayPanel({ solver }: { solver: Solver }) {
  const { desk, seatTheRest } = useSeating();
  const waiting = desk.people - desk.seated;
  return (
    <section aria-labelledby="tray" className="flex min-h-0 grow flex-col">
      <h2 id="tray" className="flex items-center justify-between px-5 pt-4 text-xl">
        Not seated yet
        <span className="rounded-full bg-linen px-2.5 font-semibold font-text text-sm tabular-nums">
          {waiting}
        </span>
      </h2>
      <div className="min-h-0 grow overflow-y-auto px-3 py-3">
        {waiting > 0 ? (
          <TrayList />
        ) : (
          <p className="px-2 text-ink-soft">
            {desk.people > 0 ? 'Everyone has a chair.' : <NobodyInvited />}
          </p>
        )}
      </div>
      {desk.canEdit && waiting > 0 && (
        <div className="border-line border-t p-4 text-center">
          <Button
            isFullWidth
            isPending={solver.progress !== undefined}
            icon={<Sparkles size={18} aria-hidden="true" />}
            onPress={seatTheRest}
          >
            {desk.seated === 0 ? `Seat all ${waiting}` : `Seat the other ${waiting}`}
          </Button>
          <p className="mt-1.5 text-ink-soft text-xs">Keeps locked seats. You can undo it.</p>
        </div>
      )}
    </section>
  );
}
