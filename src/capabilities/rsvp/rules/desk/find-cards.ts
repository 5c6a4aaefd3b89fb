import { normaliseForSearch } from '#base/text.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { inListOrder } from '#capabilities/guests/rules/guest-view.ts';
import { householdName, lastNames, peopleText } from '#capabilities/guests/rules/household-names.ts';
import type { HouseholdReply } from '../../contract/replies.contract.ts';

const MOST_FOUND = 6;
/** Fewer letters are a name’s. */
const SHORTEST_CODE = 3;

/** As a drawer of cards is sorted: ‘Adler, Ruth and Walter’. */
export function cardName(household: Pick<Household, 'name' | 'people'>): string {
  const [lastName, ...others] = lastNames(household.people);
  if (household.name || !lastName || others.length > 0) return householdName(household);
  return `${lastName}, ${peopleText(household.people)}`;
}

/** The beginning of a code as it is typed from paper, with O for 0 and I or L for 1. */
function codeTyped(text: string): string {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return code.replaceAll('O', '0').replace(/[IL]/g, '1');
}

export type FoundCard = { household: Household; row: HouseholdReply | undefined };

/**
 * Who is meant: every typed word begins a name, or all of it begins a code. Names come before codes, and who has not
 * answered before who has.
 */
export function findCards(
  households: readonly Household[],
  rows: ReadonlyMap<string, HouseholdReply>,
  text: string,
): FoundCard[] {
  const code = codeTyped(text);
  if (code === '') return [];
  const invited = inListOrder(households.filter(({ list }) => list === 'INVITED'));
  const words = normaliseForSearch(text).split(' ').filter(Boolean);
  const found = invited.flatMap((household) => {
    const row = rows.get(household.uuid);
    const isNamed = words.length > 0 && hasNames(household, words);
    const hasCode = code.length >= SHORTEST_CODE && row?.shortCode.startsWith(code) === true;
    const rank = (isNamed ? 0 : 2) + (row?.answeredAt ? 1 : 0);
    return isNamed || hasCode ? [{ household, row, rank }] : [];
  });
  return found.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_FOUND);
}

/** Their own names and what the couple calls them; not the ‘and’ between two of them, nor ‘family’. */
function hasNames({ name, people }: Household, words: readonly string[]): boolean {
  const names = people.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  const folded = ` ${normaliseForSearch([name, ...names].join(' '))}`;
  return words.every((word) => folded.includes(` ${word}`));
}

/** A name in pieces, those that were typed marked. */
export function markTyped(name: string, text: string): { part: string; isTyped: boolean }[] {
  const typed = normaliseForSearch(text).split(' ').filter(Boolean);
  return name.split(/(?<=[\s-])/u).flatMap((word) => {
    const folded = normaliseForSearch(word);
    const begun = folded === 'and' ? undefined : typed.find((one) => folded.startsWith(one));
    if (begun === undefined) return [{ part: word, isTyped: false }];
    const letters = [...word];
    return [
      { part: letters.slice(0, [...begun].length).join(''), isTyped: true },
      { part: letters.slice([...begun].length).join(''), isTyped: false },
    ].filter(({ part }) => part !== '');
  });
}
