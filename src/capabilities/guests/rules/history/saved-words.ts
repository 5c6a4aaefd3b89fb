import { GUEST_LIST_LABELS } from '../household-choices.ts';
import { joinNames } from '../household-names.ts';
import type { HouseholdFields } from '../new-household.ts';
import { namesText } from './history-words.ts';

type Person = { uuid: string; firstName: string; lastName: string };
type Saved = { fields: HouseholdFields; people: readonly Person[] };

const FIELDS: Readonly<Record<Exclude<keyof HouseholdFields, 'list'>, string>> = {
  name: 'the household’s name',
  envelopeOuter: 'the envelope',
  envelopeInner: 'the envelope',
  side: 'the side',
  listRank: 'the place in line',
  address1: 'the address',
  address2: 'the address',
  city: 'the address',
  region: 'the address',
  postalCode: 'the address',
  country: 'the address',
  language: 'the language',
  notes: 'the notes',
};

function changedFields(before: HouseholdFields, after: HouseholdFields): string[] {
  const fields = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  return [...new Set(fields.filter((field) => before[field] !== after[field]).map((field) => FIELDS[field]))];
}

/** What is the same of a person says nothing; who has no place of their own is told apart by their id. */
function isOther(one: Person, other: Person): boolean {
  const { uuid: _, ...before } = one;
  return Object.entries(before).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify((other as Record<string, unknown>)[field]),
  );
}

/** What saving a household changed, a sentence each; nothing where nothing did. */
export function savedWords(before: Saved, after: Saved): string[] {
  const known = new Map(before.people.map((person) => [person.uuid, person]));
  const kept = new Set(after.people.map(({ uuid }) => uuid));
  const added = after.people.filter(({ uuid }) => !known.has(uuid));
  const removed = before.people.filter(({ uuid }) => !kept.has(uuid));
  const changed = after.people.filter((person) => {
    const one = known.get(person.uuid);
    return one !== undefined && isOther(one, person);
  });
  const fields = changedFields(before.fields, after.fields);
  const details = changed.length > 0 ? [`what is known of ${namesText(changed)}`] : [];
  return [
    ...(before.fields.list === after.fields.list
      ? []
      : [`moved them to ${GUEST_LIST_LABELS[after.fields.list]}`]),
    ...(added.length > 0 ? [`added ${namesText(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${namesText(removed)}`] : []),
    ...(fields.length + details.length > 0 ? [`changed ${joinNames([...fields, ...details])}`] : []),
  ];
}
