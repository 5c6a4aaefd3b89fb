import type { SeatingRule } from './problem.ts';

/** The rule’s people who are in the problem, by their place in it, each once and in the rule’s order. */
export function rulePeople(rule: SeatingRule, places: ReadonlyMap<string, number>): number[] {
  if (!('personIds' in rule)) return [];
  return [...new Set(rule.personIds.flatMap((id) => places.get(id) ?? []))];
}

/** The twos a rule about people is kept or broken for; NEXT_TO is a chain, the others are of everybody with everybody. */
export function pairsOf(kind: SeatingRule['kind'], people: readonly number[]): [number, number][] {
  return people.flatMap((one, at) => {
    const others = kind === 'NEXT_TO' ? people.slice(at + 1, at + 2) : people.slice(at + 1);
    return others.map((other): [number, number] => [one, other]);
  });
}
