import {
  isTaxonomyKey,
  marketplaceCategory,
  TAXONOMY_KEYS,
} from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoPicture } from '#capabilities/world/contract.ts';

export type SheetFilter = { category?: string; palette?: string };

/** A filter one may choose, with what it would show beside the other filter. */
export type SheetChoice = { key: string; label: string; count: number };

export type SheetSection = { key: string; title: string; pictures: DemoPicture[] };

export type Sheet = {
  /** Of the whole set, whatever is filtered. */
  totals: { pictures: number; palettes: number; categories: number };
  categories: SheetChoice[];
  palettes: SheetChoice[];
  sections: SheetSection[];
};

type Sorted = Pick<DemoPicture, 'category' | 'alsoFor' | 'palette'>;

/** Pictures that belong to no vendor: kept after those that do, in this order. */
const HOUSE_LABELS: ReadonlyMap<string, string> = new Map([
  ['paper', 'Paper'],
  ['registry', 'Registry'],
  ['illustration', 'Illustrations'],
  ['detail', 'Details'],
]);

const ORDER: readonly string[] = [...TAXONOMY_KEYS, ...HOUSE_LABELS.keys()];

function categoryLabel(key: string): string {
  return isTaxonomyKey(key) ? marketplaceCategory(key).navLabel : (HOUSE_LABELS.get(key) ?? capitalised(key));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A picture belongs to every category whose galleries may show it. */
const isOfCategory = (wanted: string | undefined) => (picture: Sorted) =>
  wanted === undefined || picture.category === wanted || picture.alsoFor.includes(wanted);

const isOfPalette = (wanted: string | undefined) => (picture: Sorted) =>
  wanted === undefined || picture.palette === wanted;

/** Known categories in the order of the navigation, new ones after them. */
function inOrder(keys: Iterable<string>): string[] {
  const place = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return [...new Set(keys)].toSorted((one, other) => place(one) - place(other));
}

function sectionsOf(pictures: readonly DemoPicture[]): SheetSection[] {
  return inOrder(pictures.map((picture) => picture.category)).map((key) => ({
    key,
    title: categoryLabel(key),
    pictures: pictures.filter((picture) => picture.category === key),
  }));
}

/** Filtered pictures stand together, those made for the category before those lent to it. */
function chosenSection(shown: readonly DemoPicture[], { category, palette }: SheetFilter): SheetSection[] {
  if (shown.length === 0) return [];
  const isLent = (picture: DemoPicture) => Number(category !== undefined && picture.category !== category);
  const title = [category && categoryLabel(category), palette && capitalised(palette)].filter(Boolean);
  return [
    {
      key: 'chosen',
      title: title.join(' · '),
      pictures: shown.toSorted((one, other) => isLent(one) - isLent(other)),
    },
  ];
}

/** The whole sheet of a set of pictures: what is shown of it, and what else could be. */
export function arrangeSheet(pictures: readonly DemoPicture[], { category, palette }: SheetFilter): Sheet {
  const categoryKeys = inOrder(pictures.map((picture) => picture.category));
  const paletteKeys = [...new Set(pictures.map((picture) => picture.palette))];
  const ofCategory = pictures.filter(isOfCategory(category));
  const ofPalette = pictures.filter(isOfPalette(palette));
  const shown = ofCategory.filter(isOfPalette(palette));
  return {
    totals: { pictures: pictures.length, palettes: paletteKeys.length, categories: categoryKeys.length },
    categories: categoryKeys.map((key) => ({
      key,
      label: categoryLabel(key),
      count: ofPalette.filter(isOfCategory(key)).length,
    })),
    palettes: paletteKeys
      .map((key) => ({
        key,
        label: capitalised(key),
        count: ofCategory.filter(isOfPalette(key)).length,
      }))
      .toSorted((one, other) => other.count - one.count),
    sections: category || palette ? chosenSection(shown, { category, palette }) : sectionsOf(shown),
  };
}
