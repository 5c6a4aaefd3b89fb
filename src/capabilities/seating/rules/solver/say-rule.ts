import type { SeatingProblem, SeatingRule } from './problem.ts';

const MOST_NAMED = 4;
const INCHES = 12;

const ENGLISH = new Intl.ListFormat('en-US');

function namesOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return ENGLISH.format(names);
  return ENGLISH.format([...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} others`]);
}

/** 'Ana Lee, Tom Park, and Mei Okafor', by their places in the problem. */
export function personNames({ people }: SeatingProblem, places: readonly number[]): string {
  return namesOf(places.map((place) => people[place]?.name ?? ''));
}

/** '15 ft', to the nearest half foot below. */
export function sayFeet(inches: number): string {
  return `${Math.floor((2 * inches) / INCHES) / 2} ft`;
}

const MIXED = { SIDE: 'both sides', AGE: 'children and grown-ups', LANGUAGE: 'languages' } as const;

/** A rule as the couple reads it: ‘Keep Theo and Dana 15 ft apart’. */
export function sayRule(problem: SeatingProblem, rule: SeatingRule): string {
  if ('by' in rule)
    return rule.kind === 'MIX'
      ? `Mix ${MIXED[rule.by]} at every table`
      : `Keep ${MIXED[rule.by]} at tables of their own`;
  const names = new Map(problem.people.map(({ id, name }) => [id, name]));
  const who = namesOf(rule.personIds.flatMap((id) => names.get(id) ?? []));
  switch (rule.kind) {
    case 'TOGETHER':
      return `Seat ${who} at one table`;
    case 'NEXT_TO':
      return `Seat ${who} side by side`;
    case 'NOT_NEXT_TO':
      return `Don’t seat ${who} side by side`;
    case 'APART':
      return rule.distanceIn === null
        ? `Keep ${who} at different tables`
        : `Keep ${who} ${sayFeet(rule.distanceIn)} apart`;
    case 'NEAR':
      return `Seat ${who} near each other`;
    case 'AT':
    case 'NOT_AT': {
      const labels = problem.tables.filter(({ id }) => rule.tableIds.includes(id)).map(({ label }) => label);
      return `${rule.kind === 'AT' ? 'Seat' : 'Don’t seat'} ${who} at ${ENGLISH.format(labels)}`;
    }
    case 'STEP_FREE':
      return `Seat ${who} without steps on the way`;
    case 'AWAY_FROM':
    case 'CLOSE_TO': {
      const near = rule.kind === 'AWAY_FROM' ? 'at least' : 'within';
      const fixture = problem.fixtures.find(({ kind }) => kind === rule.fixtureKind)?.label;
      return `Seat ${who} ${near} ${sayFeet(rule.distanceIn)} from ${fixture ?? 'what is not in the room'}`;
    }
    case 'KNOWS':
      return `${who} know each other`;
  }
}
