import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import { type ColorFamily, isColorFamily } from '../rules/color-families.ts';
import type { PhotoSubject } from '../rules/photo-subjects.ts';
import type { Season } from '../rules/seasons.ts';
import type { WeddingSetting } from '../rules/wedding-settings.ts';
import type { WeddingStyle } from '../rules/wedding-styles.ts';

/** Palettes of the demo set that go together under one name. */
const FAMILY_OF_PALETTE: Readonly<Record<string, ColorFamily>> = {
  sunset: 'marigold',
  butter: 'marigold',
  magenta: 'berry',
  winter: 'evergreen',
};

export function familyOf({ palette }: Pick<WorldPicture, 'palette'>): ColorFamily | undefined {
  return FAMILY_OF_PALETTE[palette] ?? (isColorFamily(palette) ? palette : undefined);
}

/** Products and paper designs alone say nothing about a day. */
const NOT_OF_A_DAY = new Set(['registry', 'illustration', 'paper']);
/** What the professionals bring or sit at: fine in their own galleries, odd in a couple's album. */
const TOOLS =
  /camera|drone|film|clapperboard|lens|editing|laptop|desk|checklist|mood board|swatches|pinned|brushes|styling|hairbrush|lipsticks|spools|monitor|projector|reels|microphone|turntable/;

export function isOfADay({ categories, subject }: Pick<WorldPicture, 'categories' | 'subject'>): boolean {
  return !NOT_OF_A_DAY.has(categories[0] ?? '') && !TOOLS.test(subject);
}

const SUBJECT_OF_CATEGORY: Readonly<Record<string, PhotoSubject>> = {
  'wedding-venues': 'place',
  'wedding-florists': 'flowers',
  'wedding-cakes-desserts': 'cake',
  'wedding-catering': 'food',
  'wedding-bar-services': 'drinks',
  'wedding-bands-djs': 'music',
  'wedding-hair-makeup': 'beauty',
};

export function photoSubjectOf({
  categories,
  subject,
}: Pick<WorldPicture, 'categories' | 'subject'>): PhotoSubject {
  if (/ceremony|chapel|\barch\b|pergola|dock|aisle/.test(subject)) return 'ceremony';
  if (/\btables?\b|dinner|place setting|napkin/.test(subject) && !/dressing|dessert|lemonade/.test(subject))
    return 'table';
  return SUBJECT_OF_CATEGORY[categories[0] ?? ''] ?? 'details';
}

const UNDER_THE_SKY =
  /garden|beach|rooftop|courtyard|vineyard|lakeside|mountain|dock|ceremony arch|ceremony chairs|pergola|skyline|path|in vines|manor/;
const UNDER_A_ROOF =
  /ballroom|barn|chapel|loft|museum|gallery|restaurant|orangery|manor|chandelier|pendant|tent|stage|dance floor/;

const OUTDOOR_STYLES: ReadonlySet<WeddingStyle> = new Set<WeddingStyle>(['garden', 'coastal']);

/** As the pictures show it; where they show neither sky nor roof, as the season and the styles would have it. */
export function settingOf(
  subjects: readonly string[],
  season: Season,
  styles: readonly WeddingStyle[],
): WeddingSetting {
  const isOutdoors = subjects.some((subject) => UNDER_THE_SKY.test(subject));
  const isIndoors = subjects.some((subject) => UNDER_A_ROOF.test(subject));
  if (isOutdoors && isIndoors) return 'BOTH';
  if (isOutdoors) return season === 'winter' ? 'BOTH' : 'OUTDOOR';
  if (isIndoors || season === 'winter') return 'INDOOR';
  if (season === 'summer' || styles.some((style) => OUTDOOR_STYLES.has(style))) return 'OUTDOOR';
  return 'BOTH';
}

const STYLES_OF_PLACES: readonly { shown: RegExp; style: WeddingStyle }[] = [
  { shown: /beach|lakeside|dock/, style: 'coastal' },
  { shown: /barn|vineyard|in vines/, style: 'rustic' },
  { shown: /loft|museum|gallery|rooftop|skyline/, style: 'modern' },
  { shown: /ballroom|chapel|manor|chandelier/, style: 'classic' },
  { shown: /garden|orangery|pergola|courtyard|arch/, style: 'garden' },
  { shown: /candlelit|restaurant|pendant/, style: 'candlelit' },
];

/** What its places look like, at most two; a picture of the sea is what makes a wedding coastal. */
export function stylesOfPlaces(subjects: readonly string[]): WeddingStyle[] {
  return STYLES_OF_PLACES.filter(({ shown }) => subjects.some((subject) => shown.test(subject)))
    .map(({ style }) => style)
    .slice(0, 2);
}
