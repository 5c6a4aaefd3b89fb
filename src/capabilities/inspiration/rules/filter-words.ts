import { COLOR_FAMILIES } from '#capabilities/editorial/rules/color-families.ts';
import { PHOTO_SUBJECTS, type PhotoSubject } from '#capabilities/editorial/rules/photo-subjects.ts';
import { SEASONS, seasonWord } from '#capabilities/editorial/rules/seasons.ts';
import { WEDDING_SETTINGS, type WeddingSetting } from '#capabilities/editorial/rules/wedding-settings.ts';
import { WEDDING_STYLES } from '#capabilities/editorial/rules/wedding-styles.ts';
import type { FilterKind } from './inspiration-address.ts';

export const KIND_WORDS: Readonly<Record<FilterKind, string>> = {
  color: 'Color',
  season: 'Season',
  style: 'Style',
  setting: 'Setting',
  place: 'Place',
  subject: 'Photos of',
};

const SETTING_WORDS: Readonly<Record<WeddingSetting, string>> = {
  INDOOR: 'Indoors',
  OUTDOOR: 'Outdoors',
  BOTH: 'Indoors and outdoors',
};

const SUBJECT_WORDS: Readonly<Record<PhotoSubject, string>> = {
  ceremony: 'Ceremonies',
  place: 'Places',
  table: 'Tables',
  flowers: 'Flowers',
  cake: 'Cakes',
  food: 'Food',
  drinks: 'Drinks',
  music: 'Music and dancing',
  beauty: 'Getting ready',
  details: 'Details',
};

export const OPTIONS: Readonly<Record<Exclude<FilterKind, 'place'>, readonly string[]>> = {
  color: COLOR_FAMILIES,
  season: SEASONS,
  style: WEDDING_STYLES,
  setting: WEDDING_SETTINGS,
  subject: PHOTO_SUBJECTS,
};

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...SETTING_WORDS, ...SUBJECT_WORDS }),
  ...SEASONS.map((season) => [season, capitalized(seasonWord(season))] as const),
]);

/** An option as people read it: 'Blush', 'Indoors and outdoors'. */
export function optionWord(option: string): string {
  return WORDS.get(option) ?? capitalized(option);
}
