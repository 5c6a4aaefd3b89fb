import { type Environment, everywhere } from './environment.ts';

export const NOT_IN_TEST = 'NOT_IN_TEST';
export const CONTROL = 'TEST-0';

/** Control first. The specification's 'control' and 'TEST-0' are the same variation. */
export const TEST_VARIATIONS = [
  CONTROL,
  'TEST-1',
  'TEST-2',
  'TEST-3',
  'TEST-4',
  'TEST-5',
  'TEST-6',
  'TEST-7',
  'TEST-8',
  'TEST-9',
] as const;

export type TestVariation = (typeof TEST_VARIATIONS)[number];
export type Variation = typeof NOT_IN_TEST | TestVariation;

export type ExperimentDefinition = {
  description: string;
  /** What each variation shows; only these can be assigned or chosen. */
  variations: Readonly<Partial<Record<TestVariation, string>>>;
  /** For whoever has no assigned variation. */
  defaults: Readonly<Record<Environment, Variation>>;
  /** The share of people, in percent, assigned to each variation; the rest get the default. */
  allocation?: Readonly<Partial<Record<TestVariation, number>>>;
};

const table = {
  boostListing: {
    description: 'Does the vendor area offer to boost a listing?',
    variations: {
      'TEST-0': 'Boost listing stands in the menu',
      'TEST-1': 'Boost listing is hidden',
    },
    defaults: everywhere('NOT_IN_TEST'),
  },
  favoriteToasts: {
    description: 'What do people read when they save a vendor for the first and the second time?',
    variations: {
      'TEST-0': 'The usual toast for every favorite',
      'TEST-1': 'Special toasts for the first two favorites',
    },
    defaults: everywhere('TEST-1'),
  },
} as const satisfies Record<string, ExperimentDefinition>;

export type ExperimentKey = keyof typeof table;

export const EXPERIMENTS: Readonly<Record<ExperimentKey, ExperimentDefinition>> = table;
export const EXPERIMENT_KEYS = Object.keys(table) as ExperimentKey[];

export function isExperimentKey(key: string): key is ExperimentKey {
  return Object.hasOwn(EXPERIMENTS, key);
}

/** What an experiment can be set to: not in the test, or one of its own variations. */
export function variationsOf(experiment: ExperimentDefinition): Variation[] {
  return [NOT_IN_TEST, ...TEST_VARIATIONS.filter((variation) => variation in experiment.variations)];
}
