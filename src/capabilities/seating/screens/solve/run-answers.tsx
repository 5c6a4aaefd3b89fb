import type { SeatingRun } from '../../contract/runs.contract.ts';
import { ruleWords } from '../../rules/rule-words.ts';
import { useSeating } from '../desk/seating-context.ts';

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

/** Why a run brought no seats: the rules contradict each other, nobody knows in time, or it is gone. */
export function NoSeats({ run, isLost }: { run: SeatingRun | undefined; isLost: boolean }) {
  if (run?.state === 'IMPOSSIBLE') return <Conflict run={run} />;
  if (!isLost && run?.state !== 'STOPPED') return null;
  return (
    <p className="mt-3 text-ink-soft text-sm">
      {isLost
        ? 'That broke off, and nothing was changed. Please ask again.'
        : 'This took too long to tell. Rules that matter less can be wishes instead of musts: then ask again.'}
    </p>
  );
}
