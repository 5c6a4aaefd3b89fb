import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSeating } from '../desk/seating-context.ts';
import { RepairOffer } from './repair-offer.tsx';
import { NoSeats } from './run-answers.tsx';
import type { Solver } from './use-solver.ts';

/** Two ways to mend what is broken or to make room, each with what it costs. */
export function RepairPanel({ solver }: { solver: Solver }) {
  const { desk, judgement, runs } = useSeating();
  const { run, seed, isLost, isGoingOn, begin, stop, clear } = runs.repair;
  const waiting = desk.people - desk.seated;
  const broken = judgement?.broken.size ?? 0;
  const isNeeded = desk.seated > 0 && (broken > 0 || waiting > 0);
  if (!desk.canEdit || !(isNeeded || run || isLost || isGoingOn)) return null;
  const offers = run?.result?.offers ?? [];
  return (
    <section aria-labelledby="repair">
      <h2 id="repair" className="text-xl">
        {broken > 0
          ? `Mend ${plural(broken, 'broken rule')}`
          : waiting > 0
            ? `Room for ${waiting} more`
            : 'Other ways to sit'}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">See who would have to move, before anybody does.</p>
      {isGoingOn ? (
        <p className="mt-3 flex items-center gap-3" role="status">
          <Spinner /> Working it out…
          <Button variant="quiet" size="small" onPress={stop}>
            Stop
          </Button>
        </p>
      ) : (
        <div className="mt-3">
          <Button variant="secondary" size="small" onPress={begin}>
            {run || isLost ? 'Look again' : 'Show me ways'}
          </Button>
        </div>
      )}
      {!isGoingOn && (
        <div aria-live="polite">
          {run &&
            offers.map((offer) => (
              <RepairOffer
                key={offer.kind}
                offer={offer}
                onUse={() => {
                  clear();
                  void solver.use({ kind: 'REPAIR', seed, basedOn: run.version, chairs: offer.chairs });
                }}
              />
            ))}
          <NoSeats run={run} isLost={isLost} />
          {run?.state === 'DONE' && offers.length === 0 && (
            <p className="mt-3 text-ink-soft text-sm">No way with fewer broken rules was found.</p>
          )}
        </div>
      )}
    </section>
  );
}
