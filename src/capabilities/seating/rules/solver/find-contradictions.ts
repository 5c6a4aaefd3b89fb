import { isPairRule } from './judge-rule.ts';
import type { RuleOf, SeatingProblem, SeatingRule } from './problem.ts';
import { pairsOf, rulePeople } from './rule-pairs.ts';
import { personNames } from './say-rule.ts';
import { findComponents } from './seating-units.ts';

/** Rules and pins that a look is enough to see cannot all be kept, and why. */
export type Contradiction = {
  words: string;
  ruleIds: readonly string[];
  pinnedIds: readonly string[];
};

/** The plain reasons why there is no plan; that there are none of these proves nothing. */
export function findContradictions(problem: SeatingProblem): Contradiction[] {
  return [
    ...tooFewChairs(problem),
    ...pinnedPastChairs(problem),
    ...togetherAndApart(problem),
    ...groupsWithoutTable(problem),
    ...tooFewStepFreeChairs(problem),
    ...tooManyApart(problem),
  ];
}

const hardOnes = ({ rules }: SeatingProblem): SeatingRule[] =>
  rules.filter(({ strength }) => strength === 'HARD');

const placesOf = ({ people }: SeatingProblem) => new Map(people.map(({ id }, place) => [id, place]));

const guestTables = ({ tables }: SeatingProblem) => tables.filter(({ isForVendors }) => !isForVendors);

const chairsOf = (tables: readonly { seats: number }[]) => tables.reduce((sum, { seats }) => sum + seats, 0);

function tooFewChairs(problem: SeatingProblem): Contradiction[] {
  const chairs = chairsOf(problem.tables);
  const people = problem.people.length;
  if (people <= chairs) return [];
  return [
    { words: `${people} people are coming, and there are ${chairs} chairs.`, ruleIds: [], pinnedIds: [] },
  ];
}

function pinnedPastChairs({ tables, pins, people }: SeatingProblem): Contradiction[] {
  const ids = new Set(people.map(({ id }) => id));
  return tables.flatMap(({ id, label, seats }) => {
    const pinned = [...new Set(pins.filter(({ tableId }) => tableId === id).map(({ personId }) => personId))];
    const pinnedIds = pinned.filter((personId) => ids.has(personId));
    if (pinnedIds.length <= seats) return [];
    return [
      {
        words: `${pinnedIds.length} people are locked at ${label}, which has ${seats} chairs.`,
        ruleIds: [],
        pinnedIds,
      },
    ];
  });
}

type Link = { to: number; ruleId: string };

/** Who is put beside whom by which rule. */
function linksOf(problem: SeatingProblem): Map<number, Link[]> {
  const places = placesOf(problem);
  const links = new Map<number, Link[]>();
  for (const rule of hardOnes(problem)) {
    if (rule.kind !== 'TOGETHER' && rule.kind !== 'NEXT_TO') continue;
    for (const [one, other] of pairsOf(rule.kind, rulePeople(rule, places)))
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const)
        links.set(from, [...(links.get(from) ?? []), { to, ruleId: rule.id }]);
  }
  return links;
}

/** The shortest way from one to another through people who sit together. */
function chainBetween(
  links: ReadonlyMap<number, readonly Link[]>,
  from: number,
  to: number,
): Link[] | undefined {
  const ways = new Map<number, Link[]>([[from, []]]);
  for (const [person, way] of ways) {
    if (person === to) return way;
    for (const link of links.get(person) ?? []) if (!ways.has(link.to)) ways.set(link.to, [...way, link]);
  }
  return undefined;
}

function togetherAndApart(problem: SeatingProblem): Contradiction[] {
  const places = placesOf(problem);
  const links = linksOf(problem);
  const name = (person: number) => problem.people[person]?.name ?? '';
  return hardOnes(problem)
    .filter((rule): rule is RuleOf<'APART'> => rule.kind === 'APART')
    .flatMap((rule) =>
      pairsOf('APART', rulePeople(rule, places)).flatMap(([one, other]) => {
        const chain = chainBetween(links, one, other);
        if (!chain) return [];
        const steps = chain.map(({ to }, at) => `${name(chain[at - 1]?.to ?? one)} sits with ${name(to)}`);
        const words = `${steps.join(', ')}; but ${name(one)} and ${name(other)} are kept apart.`;
        return [
          { words, ruleIds: [...new Set([...chain.map(({ ruleId }) => ruleId), rule.id])], pinnedIds: [] },
        ];
      }),
    );
}

function groupsWithoutTable(problem: SeatingProblem): Contradiction[] {
  const { people } = problem;
  const places = placesOf(problem);
  const most = Math.max(0, ...problem.tables.map(({ seats }) => seats));
  const rules = hardOnes(problem).filter(({ kind }) => kind === 'TOGETHER' || kind === 'NEXT_TO');
  return findComponents({ people, rules }, [...people.keys()])
    .filter((members) => members.length > most && members.length > 1)
    .map((members) => ({
      words: `${personNames(problem, members)} have to sit together: ${members.length} people, and the largest table has ${most} chairs.`,
      ruleIds: rules
        .filter((rule) => rulePeople(rule, places).some((person) => members.includes(person)))
        .map(({ id }) => id),
      pinnedIds: [],
    }));
}

function tooFewStepFreeChairs(problem: SeatingProblem): Contradiction[] {
  const places = placesOf(problem);
  const rules = hardOnes(problem).filter(({ kind }) => kind === 'STEP_FREE');
  const people = new Set(rules.flatMap((rule) => rulePeople(rule, places)));
  const chairs = chairsOf(problem.tables.filter(({ isStepFree }) => isStepFree));
  if (people.size <= chairs) return [];
  const words = `${people.size} people need a table without steps, and those tables have ${chairs} chairs.`;
  return [{ words, ruleIds: rules.map(({ id }) => id), pinnedIds: [] }];
}

/** People of whom each is kept apart from all the others, gathered from the most restrained on. */
function tooManyApart(problem: SeatingProblem): Contradiction[] {
  const places = placesOf(problem);
  const rulesOf = new Map<string, string>();
  const apartFrom = new Map<number, Set<number>>();
  for (const rule of hardOnes(problem)) {
    if (!isPairRule(rule) || rule.kind !== 'APART') continue;
    for (const [one, other] of pairsOf(rule.kind, rulePeople(rule, places))) {
      rulesOf.set(`${Math.min(one, other)} ${Math.max(one, other)}`, rule.id);
      apartFrom.set(one, (apartFrom.get(one) ?? new Set()).add(other));
      apartFrom.set(other, (apartFrom.get(other) ?? new Set()).add(one));
    }
  }
  const clique: number[] = [];
  for (const [person, others] of [...apartFrom].toSorted((one, other) => other[1].size - one[1].size))
    if (clique.every((member) => others.has(member))) clique.push(person);
  const tables = guestTables(problem).length;
  if (clique.length <= tables) return [];
  const ruleIds = pairsOf('APART', clique).flatMap(
    ([one, other]) => rulesOf.get(`${Math.min(one, other)} ${Math.max(one, other)}`) ?? [],
  );
  return [
    {
      words: `${personNames(problem, clique)} are all kept apart from each other: ${clique.length} people, and there are ${tables} tables.`,
      ruleIds: [...new Set(ruleIds)],
      pinnedIds: [],
    },
  ];
}
