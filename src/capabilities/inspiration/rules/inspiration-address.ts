import { COLOR_FAMILIES, type ColorFamily } from '#capabilities/editorial/rules/color-families.ts';
import { PHOTO_SUBJECTS, type PhotoSubject } from '#capabilities/editorial/rules/photo-subjects.ts';
import { SEASONS, type Season } from '#capabilities/editorial/rules/seasons.ts';
import { WEDDING_SETTINGS, type WeddingSetting } from '#capabilities/editorial/rules/wedding-settings.ts';
import { WEDDING_STYLES, type WeddingStyle } from '#capabilities/editorial/rules/wedding-styles.ts';

/** What a list is narrowed down by, one choice of each kind. */
export type InspirationFilters = {
  color?: ColorFamily;
  season?: Season;
  style?: WeddingStyle;
  setting?: WeddingSetting;
  /** The slug of a state or market; real weddings only. */
  place?: string;
  /** Photos only. */
  subject?: PhotoSubject;
  page: number;
};

export type FilterKind = Exclude<keyof InspirationFilters, 'page'>;
export type InspirationList = 'weddings' | 'photos';

export const FILTER_KINDS = {
  weddings: ['color', 'season', 'style', 'setting', 'place'],
  photos: ['subject', 'color', 'season', 'style', 'setting'],
} as const satisfies Record<InspirationList, readonly FilterKind[]>;

const MOST_PAGES = 10_000;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 100;

/** The choices an address may name, in the words of the address: lower case throughout. */
const CHOICES: Readonly<Record<Exclude<FilterKind, 'place'>, readonly string[]>> = {
  color: COLOR_FAMILIES,
  season: SEASONS,
  style: WEDDING_STYLES,
  setting: WEDDING_SETTINGS.map((setting) => setting.toLowerCase()),
  subject: PHOTO_SUBJECTS,
};

function isChoice(kind: FilterKind, word: string): boolean {
  return kind === 'place' ? word.length <= LONGEST_SLUG && SLUG.test(word) : CHOICES[kind].includes(word);
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(page, MOST_PAGES);
}

/** Reads whatever an address says; what is unknown or belongs to another list is dropped. */
export function readInspirationFilters(list: InspirationList, query: URLSearchParams): InspirationFilters {
  const chosen = FILTER_KINDS[list].flatMap((kind) => {
    const word = query.get(kind);
    if (word === null || !isChoice(kind, word)) return [];
    return [[kind, kind === 'setting' ? word.toUpperCase() : word]];
  });
  return { ...Object.fromEntries(chosen), page: readPage(query.get('page')) };
}

/** The one query string of these filters, names in alphabetical order; '' for the whole list. */
export function writeInspirationQuery(filters: InspirationFilters): string {
  const { page, ...choices } = filters;
  const query = new URLSearchParams();
  for (const [kind, choice] of Object.entries(choices)) if (choice) query.set(kind, choice.toLowerCase());
  if (page > 1) query.set('page', String(page));
  query.sort();
  return query.size > 0 ? `?${query}` : '';
}

/** With one choice made or taken back; the list begins anew. */
export function withChoice(
  { page: _page, ...filters }: InspirationFilters,
  kind: FilterKind,
  choice: string | undefined,
): InspirationFilters {
  const { [kind]: _before, ...others } = filters;
  return { ...others, ...(choice !== undefined && { [kind]: choice }), page: 1 };
}

/** The kinds of filter that are set. */
export function chosenKinds(list: InspirationList, filters: InspirationFilters): FilterKind[] {
  return FILTER_KINDS[list].filter((kind) => filters[kind] !== undefined);
}
