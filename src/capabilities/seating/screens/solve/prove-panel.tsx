import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSeating } from '../desk/seating-context.ts';
import { NoSeats } from './run-answers.tsx';

/** Whether all rules can be kept at once, asked of the server. */
export function ProvePanel() {
  const { desk, runs } = useSeating();
  const { run, isLost, isGoingOn, begin, stop } = runs.proof;
  if (!desk.canEdit) return null;
  return (
    <div>
      {isGoingOn ? (
        <p className="flex items-center gap-3 text-sm" role="status">
          <Spinner /> Checking all rules against each other…
          <Button variant="quiet" size="small" onPress={stop}>
            Stop
          </Button>
        </p>
      ) : (
        <Button variant="secondary" size="small" onPress={begin}>
          Can all rules be kept?
        </Button>
      )}
      <div aria-live="polite">
        {!isGoingOn && run?.state === 'DONE' && (
          <p className="mt-3 text-green-deep text-sm">Yes. There are seats that keep every rule.</p>
        )}
        {!isGoingOn && <NoSeats run={run} isLost={isLost} />}
      </div>
    </div>
  );
}
