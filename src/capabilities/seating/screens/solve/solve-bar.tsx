import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useSeating } from '../desk/seating-context.ts';
import type { Solver } from './use-solver.ts';

/** How far the search is, with a way to end it. */
export function SolveBar({ solver }: { solver: Solver }) {
  const { desk } = useSeating();
  if (solver.progress === undefined) return null;
  const waiting = desk.people - desk.seated;
  return (
    <div
      className="flex items-center gap-4 border-line border-b bg-cove-tint px-4 py-3 lg:px-8"
      role="status"
    >
      <ProgressBar
        label={waiting > 0 ? `Looking for the best seats for ${waiting}` : 'Looking for better company'}
        value={Math.round(solver.progress * 100)}
        tone="secondary"
        className="grow"
      />
      <Button variant="secondary" onPress={solver.stop}>
        Stop
      </Button>
    </div>
  );
}
