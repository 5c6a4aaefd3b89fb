import { useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  const { run, seed, isLost, isGoingOn, begin, stop, clear } = runs.repair;
  const waiting = desk.people - desk.seated;
  const broken = judgement?.broken.size ?? 0;
  const isNeeded = desk.seated > 0 && (broken > 0 || waiting > 0);
  if (!desk.canEdit) return null;
  const isThere = isNeeded || run !== undefined || isLost || isGoingOn;
  const offers = run?.result?.offers ?? [];
  return (
    // What was pressed is gone when an offer is used; whoever works with keys goes on from here.
    <div ref={place} tabIndex={-1} className="outline-none empty:absolute">
      {isThere && (
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
                      place.current?.focus();
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
      )}
    </div>
  );
}
