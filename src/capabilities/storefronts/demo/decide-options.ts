import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { DecidedOptions } from './plan-options.ts';

const MUSICIANS = [
  { key: 'dj', weight: 50 },
  { key: 'live-band', weight: 25 },
  { key: 'live-solo', weight: 12 },
  { key: 'ceremony-only', weight: 13 },
] as const;

/** What goes with a quiet act; a DJ and a band may offer anything. */
const QUIET_ACTS: Readonly<Record<string, DecidedOptions>> = {
  'live-solo': {
    'musician-services': ['ceremony-music', 'cocktail-hour', 'learns-new-song'],
    'musician-equipment': ['sound-system', 'wireless-mics'],
    'music-genres': ['jazz', 'classical', 'pop', 'folk-bluegrass'],
  },
  'ceremony-only': {
    'musician-services': ['ceremony-music', 'cocktail-hour'],
    'musician-equipment': [],
    'music-genres': ['classical', 'jazz', 'pop'],
  },
};

const BEAUTY_EXTRAS = ['henna', 'spa', 'styling', 'fitness-wellness'] as const;

/** Choices that must agree with each other, where chance alone would give a string quartet a karaoke machine. */
export function decideOptions(random: SeededRandom, category: TaxonomyKey): DecidedOptions {
  if (category === 'wedding-bands-djs') {
    const act = random.pickWeighted(MUSICIANS, ({ weight }) => weight).key;
    return { 'musician-category': [act], ...QUIET_ACTS[act] };
  }
  if (category === 'wedding-hair-makeup') {
    const main = random.pick([['hair', 'makeup'], ['hair', 'makeup'], ['hair'], ['makeup']]);
    return { 'beauty-service': [...main, ...(random.chance(0.3) ? random.sample(BEAUTY_EXTRAS, 1) : [])] };
  }
  return {};
}
