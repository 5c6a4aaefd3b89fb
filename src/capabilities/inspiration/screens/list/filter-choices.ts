import type { RealWeddingList, WeddingPhotoList } from '#capabilities/editorial/contract.ts';
import { KIND_WORDS, OPTIONS, optionWord } from '../../rules/filter-words.ts';
import {
  chosenKinds,
  FILTER_KINDS,
  type FilterKind,
  type InspirationFilters,
  type InspirationList,
  withChoice,
  writeInspirationQuery,
} from '../../rules/inspiration-address.ts';
import type { FilterChoice } from './filter-choice.ts';

export type FilterGroup = { kind: FilterKind; label: string; choices: FilterChoice[] };

export type FilterBar = {
  groups: FilterGroup[];
  /** What is set, each with the way to take it back. */
  chosen: { kind: FilterKind; label: string; without: string }[];
  /** The whole list. */
  everything: string;
};

export type FilteredList = {
  list: InspirationList;
  path: string;
  filters: InspirationFilters;
  counts: RealWeddingList['counts'] | WeddingPhotoList['counts'];
  total: number;
  /** The state or market asked for. */
  place?: { slug: string; name: string } | null;
};

/** Everything the filters of a list offer, as links. */
export function filterBar(asked: FilteredList): FilterBar {
  const { list, path, filters, place } = asked;
  const to = (kind: FilterKind, choice: string | undefined) =>
    path + writeInspirationQuery(withChoice(filters, kind, choice));
  const groups = FILTER_KINDS[list].map((kind) => ({
    kind,
    label: KIND_WORDS[kind],
    choices: optionsOf(kind, asked).map(({ key, label, count }) => {
      const isChosen = filters[kind] === key;
      return { key, label, count, isChosen, to: to(kind, isChosen ? undefined : key) };
    }),
  }));
  const chosen = chosenKinds(list, filters).map((kind) => ({
    kind,
    label: kind === 'place' ? (place?.name ?? '') : optionWord(String(filters[kind])),
    without: to(kind, undefined),
  }));
  return { groups, chosen, everything: path };
}

type Option = Pick<FilterChoice, 'key' | 'label' | 'count'>;

function optionsOf(kind: FilterKind, asked: FilteredList): Option[] {
  const { counts } = asked;
  if (kind === 'place') return 'place' in counts ? placesOf(counts.place, asked) : [];
  const counted: Record<string, number> = kind in counts ? { ...counts[kind as 'color'] } : {};
  return OPTIONS[kind].map((option) => ({
    key: option,
    label: optionWord(option),
    count: counted[option] ?? 0,
  }));
}

/** The states that have some, by name; a market, or a state without any, stands above them when it is asked for. */
function placesOf(states: RealWeddingList['counts']['place'], { place, total }: FilteredList): Option[] {
  const known = states
    .map(({ slug, name, total: count }) => ({ key: slug, label: name, count }))
    .sort((first, second) => first.label.localeCompare(second.label));
  if (!place || states.some(({ slug }) => slug === place.slug)) return known;
  return [{ key: place.slug, label: place.name, count: total }, ...known];
}
