import { seasonWord } from '#capabilities/editorial/rules/seasons.ts';
import { optionWord } from './filter-words.ts';
import type { InspirationFilters } from './inspiration-address.ts';

const SETTING_PHRASES = { INDOOR: 'indoor', OUTDOOR: 'outdoor', BOTH: 'indoor-and-out' } as const;

/** 'Blush garden weddings, outdoors in Texas': what a list shows, said as one would. */
export function weddingsTitle(filters: InspirationFilters, placeName?: string): string {
  const { color, season, style, setting } = filters;
  const words = [setting && SETTING_PHRASES[setting], season && seasonWord(season), style, color].filter(
    (word) => word !== undefined,
  );
  const place = placeName ? ` in ${placeName}` : '';
  if (words.length === 0) return `Real weddings${place}`;
  return sentence(`${words.join(' ')} weddings${place}`);
}

/** 'Cakes from fall berry weddings' */
export function photosTitle(filters: InspirationFilters): string {
  const { color, season, style, setting, subject } = filters;
  const words = [setting && SETTING_PHRASES[setting], season && seasonWord(season), style, color].filter(
    (word) => word !== undefined,
  );
  if (!subject) return words.length === 0 ? 'Wedding photos' : sentence(`${words.join(' ')} wedding photos`);
  const from = words.length === 0 ? 'real weddings' : `${words.join(' ')} weddings`;
  return `${optionWord(subject)} from ${from}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
