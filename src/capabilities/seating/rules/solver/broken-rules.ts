import type { BrokenRule, SeatingProblem } from './problem.ts';
import { type ScoreTerm, scoreOf } from './score-term.ts';

/** The rules that some line of a score calls broken, in the order of the problem. */
export function brokenRules({ rules }: SeatingProblem, terms: readonly ScoreTerm[]): BrokenRule[] {
  const broken = Map.groupBy(
    terms.filter(({ isBroken }) => isBroken),
    ({ ruleId }) => ruleId,
  );
  return rules.flatMap(({ id, kind, strength, source }) => {
    const lines = broken.get(id);
    if (!lines) return [];
    const personIds = [...new Set(lines.flatMap((line) => line.personIds))];
    return [{ ruleId: id, kind, strength, source, personIds, points: scoreOf(lines) }];
  });
}
