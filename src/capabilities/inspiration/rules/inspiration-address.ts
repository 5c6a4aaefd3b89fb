import { COLOR_FAMILIES, type ColorFamily } from '#capabilities/editorial/rules/color-families.ts';
import { PHOTO_SUBJECTS, type PhotoSubject } from '#capabilities/editorial/rules/photo-subjects.ts';
import { type Season, seasonNamed, seasonWord } from '#capabilities/editorial/rules/seasons.ts';
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

const among = (choices: readonly string[]) => (word: string) => choices.find((choice) => choice === word);

/** The choice that a word of an address names; those words are in lower case throughout. */
const CHOICE_NAMED: Readonly<Record<FilterKind, (word: string) => string | undefined>> = {
  color: among(COLOR_FAMILIES),
  // 'fall', and 'autumn' in addresses of earlier days.
  season: seasonNamed,
  style: among(WEDDING_STYLES),
  setting: (word) => WEDDING_SETTINGS.find((setting) => setting.toLowerCase() === word),
  place: (word) => (word.length <= LONGEST_SLUG && SLUG.test(word) ? word : undefined),
  subject: among(PHOTO_SUBJECTS),
};

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(page, MOST_PAGES);
}

/** Reads whatever an address says; what is unknown or belongs to another list is dropped. */
export function readInspirationFilters(list: InspirationList, query: URLSearchParams): InspirationFilters {
  const chosen = FILTER_KINDS[list].flatMap((kind) => {
    const choice = CHOICE_NAMED[kind](query.get(kind) ?? '');
    return choice === undefined ? [] : [[kind, choice]];
  });
  return { ...Object.fromEntries(chosen), page: readPage(query.get('page')) };
}

/** The one query string of these filters, names in alphabetical order; '' for the whole list. */
export function writeInspirationQuery(filters: InspirationFilters): string {
  const { page, season, ...choices } = filters;
  const words = { ...choices, season: season && seasonWord(season) };
  const query = new URLSearchParams();
  for (const [kind, word] of Object.entries(words)) if (word) query.set(kind, word.toLowerCase());
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
