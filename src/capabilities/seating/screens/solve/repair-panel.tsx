import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { SeatingRun } from '../../contract/runs.contract.ts';
import { ruleWords } from '../../rules/rule-words.ts';
import { useSeating } from '../desk/seating-context.ts';
import { useRun } from './use-run.ts';
import type { Solver } from './use-solver.ts';

const OFFER_LABELS = { FEWEST_MOVES: 'Fewest moves', BETTER_COMPANY: 'Better company' } as const;

/** Which rules cannot all be kept, in words, with what must go. */
function Conflict({ run }: { run: SeatingRun }) {
  const { desk } = useSeating();
  const { result } = run;
  if (!result) return null;
  const rules = desk.plan.rules.filter(({ key }) => result.conflictKeys.includes(key));
  const tagName = (uuid: string) => desk.plan.tags.find((tag) => tag.uuid === uuid)?.name ?? '';
  return (
    <div className="mt-3 rounded-card border border-red/25 bg-red-tint p-4 text-sm">
      <p className="font-semibold text-red-deep">Not all rules can be kept</p>
      {result.reasons.map((words) => (
        <p key={words} className="mt-1">
          {words}
        </p>
      ))}
      {rules.length > 0 && (
        <>
          <p className="mt-2">One of these has to go:</p>
          <ul className="mt-1 list-disc ps-5">
            {rules.map((rule) => (
              <li key={rule.key}>{ruleWords(rule, { nameOf: desk.nameOf, tagName })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Undecided() {
  return (
    <p className="mt-3 text-ink-soft text-sm">
      This took too long to tell. Rules that matter less can be wishes instead of musts: then ask again.
    </p>
  );
}

/** Two ways to mend what is broken or to make room, each with what it costs. */
export function RepairPanel({ solver }: { solver: Solver }) {
  const { desk, judgement } = useSeating();
  const { run, seed, isGoingOn, begin, stop, clear } = useRun(desk.plan.uuid);
  const waiting = desk.people - desk.seated;
  const broken = judgement?.broken.size ?? 0;
  const isNeeded = desk.canEdit && desk.seated > 0 && (broken > 0 || waiting > 0);
  if (!isNeeded && !run) return null;
  const offers = run?.result?.offers ?? [];
  return (
    <section aria-labelledby="repair">
      <h2 id="repair" className="text-xl">
        {broken > 0 ? `Mend ${plural(broken, 'broken rule')}` : `Room for ${waiting} more`}
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
          <Button variant="secondary" size="small" onPress={() => begin('REPAIR')}>
            {run ? 'Look again' : 'Show me ways'}
          </Button>
        </div>
      )}
      {run && !isGoingOn && (
        <div aria-live="polite">
          {offers.map((offer) => (
            <div key={offer.kind} className="mt-3 rounded-card border border-line p-4">
              <p className="flex justify-between gap-2">
                <span className="font-semibold">{OFFER_LABELS[offer.kind]}</span>
                <span className="text-sm">{plural(offer.moved, 'person moves', 'people move')}</span>
              </p>
              <p className="mt-2 flex items-center justify-between gap-2 text-sm">
                <span className="tabular-nums">
                  {offer.scoreBefore} → <b>{offer.scoreAfter}</b>{' '}
                  <span className="text-ink-soft">company</span>
                </span>
                <Button
                  size="small"
                  onPress={() => {
                    clear();
                    void solver.use({ kind: 'REPAIR', seed, basedOn: run.version, chairs: offer.chairs });
                  }}
                >
                  Use this
                </Button>
              </p>
            </div>
          ))}
          {run.state === 'IMPOSSIBLE' && <Conflict run={run} />}
          {run.state === 'STOPPED' && <Undecided />}
          {run.state === 'DONE' && offers.length === 0 && (
            <p className="mt-3 text-ink-soft text-sm">No way with fewer broken rules was found.</p>
          )}
        </div>
      )}
    </section>
  );
}

/** Whether all rules can be kept at once, asked of the server. */
export function ProvePanel() {
  const { desk } = useSeating();
  const { run, isGoingOn, begin, stop } = useRun(desk.plan.uuid);
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
        <Button variant="secondary" size="small" onPress={() => begin('PROVE')}>
          Can all rules be kept?
        </Button>
      )}
      <div aria-live="polite">
        {run?.state === 'DONE' && (
          <p className="mt-3 text-green-deep text-sm">Yes. There are seats that keep every rule.</p>
        )}
        {run?.state === 'IMPOSSIBLE' && <Conflict run={run} />}
        {run?.state === 'STOPPED' && <Undecided />}
      </div>
    </div>
  );
}
