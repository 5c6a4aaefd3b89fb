import type { PersonName } from './guest-person.ts';

/** Titles that are earned or given: offices, degrees, orders, the services. */
const RANKS = new Set([
  ...['dr', 'doctor', 'prof', 'professor'],
  ...['judge', 'justice', 'hon', 'the hon', 'the honorable', 'honorable'],
  ...[
    'rev',
    'the rev',
    'reverend',
    'the reverend',
    'rabbi',
    'cantor',
    'imam',
    'pastor',
    'father',
    'fr',
    'deacon',
  ],
  ...['bishop', 'sister', 'brother'],
  ...['general', 'gen', 'colonel', 'col', 'lt col', 'ltc', 'major', 'maj', 'captain', 'capt', 'cpt'],
  ...['lieutenant', 'lt', 'first lieutenant', '1st lt', 'second lieutenant', '2nd lt', 'ensign', 'ens'],
  ...[
    'admiral',
    'adm',
    'commander',
    'cdr',
    'cmdr',
    'sergeant',
    'sgt',
    'staff sergeant',
    'ssgt',
    'corporal',
    'cpl',
  ],
  ...['private', 'pvt', 'chief', 'petty officer'],
  ...['ambassador', 'amb', 'senator', 'sen', 'governor', 'gov', 'mayor', 'congresswoman', 'congressman'],
]);

const folded = (title: string) => title.toLowerCase().replaceAll('.', '').trim();

export function hasRank({ title }: Pick<PersonName, 'title'>): boolean {
  return RANKS.has(folded(title));
}

/** Whether their own titles make them 'Mr. and Mrs.', in this order. */
export function isMarriedPair(one: Pick<PersonName, 'title'>, other: Pick<PersonName, 'title'>): boolean {
  return folded(one.title) === 'mr' && folded(other.title) === 'mrs';
}
