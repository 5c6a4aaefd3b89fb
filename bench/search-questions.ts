import { seededRandom } from '#base/seeded-random.ts';
import { bitOfOption } from '#capabilities/search/rules/facet-bits.ts';
import { filterRootsOf } from '#capabilities/search/rules/search-parameters.ts';
import { categoryByNodeId, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** One question in both tongues: the body of our call, and the parameters of the same question in SQL. */
export type Question = {
  call: Record<string, unknown>;
  sql: {
    categoryId: number;
    marketId: number | null;
    /** Around a town, in whose market it lies; otherwise in the market itself. */
    isAround: boolean;
    middle: { lat: number; lon: number } | null;
    /** The alternatives of up to two facets, as bits; '0' for none. */
    firstGroup: string;
    secondGroup: string;
    minCents: number;
    maxCents: number;
  };
};

export type Shelf = {
  categoryId: number;
  marketId: number;
  marketSlug: string;
  lat: number;
  lon: number;
  size: number;
};
export type Town = { slug: string; marketId: number | null; lat: number; lon: number; size: number };

const MOST_CENTS = 2_000_000_000;
/** More than the looks a process remembers, and asked in turn: none is found there. */
const DIFFERENT = 3_000;
const FEW = 400;
const TYPISTS = 50;
const LONG = [5, 6, 7, 8, 9, 10, 11, 12];

function groupsOf(category: TaxonomyKey, random: ReturnType<typeof seededRandom>) {
  const roots = filterRootsOf(category).filter(
    (root) => root.category === category && root.parentOption === null,
  );
  return random.sample(roots, 2).map((root) => random.sample(root.options, random.int(1, 3)));
}

function bitsOf(options: readonly { id: number }[]): string {
  const bits = options.map(({ id }) => 1n << BigInt(bitOfOption(id)?.bit ?? 0));
  return String(bits.reduce((word, bit) => word | bit, 0n));
}

type Place = Pick<Question['sql'], 'marketId' | 'isAround' | 'middle'> & {
  location: Record<string, unknown>;
};

function ask(key: string, categoryId: number, place: Place, isFiltered: boolean): Question {
  const random = seededRandom('search bench', key);
  const category = categoryByNodeId(categoryId)?.taxonomyKey ?? 'wedding-venues';
  const [first = [], second = []] = isFiltered ? groupsOf(category, random) : [];
  const maxCents = isFiltered ? random.int(2, 12) * 100_000 : MOST_CENTS;
  const { location, ...where } = place;
  return {
    call: {
      vendorType: category,
      location,
      facets: [...first, ...second].map(({ slug }) => slug),
      price: isFiltered ? { min: 0, max: maxCents } : null,
    },
    sql: {
      categoryId,
      ...where,
      firstGroup: bitsOf(first),
      secondGroup: bitsOf(second),
      minCents: isFiltered ? 0 : -1,
      maxCents,
    },
  };
}

const EVERYWHERE: Place = {
  location: { type: 'ALL_MARKETS' },
  marketId: null,
  isAround: false,
  middle: null,
};
const inMarket = ({ marketId, marketSlug, lat, lon }: Shelf): Place => ({
  location: { type: 'MARKET', slug: marketSlug },
  marketId,
  isAround: false,
  middle: { lat, lon },
});

/** What people ask, drawn as often as there are storefronts to find: large markets come up most. */
export function createQuestions(shelves: readonly Shelf[], towns: readonly Town[]) {
  const draw = (
    name: string,
    toQuestion: (key: string, random: ReturnType<typeof seededRandom>) => Question,
  ) =>
    Array.from({ length: DIFFERENT }, (_, index) =>
      toQuestion(`${name} ${index}`, seededRandom('search draw', name, index)),
    );
  const largest = shelves.toSorted((a, b) => b.size - a.size)[0];
  if (!largest) throw new Error('The world has no storefronts.');
  const bySize = ({ size }: { size: number }) => size;
  return {
    'filtered, a market': draw('market', (key, random) => {
      const shelf = random.pickWeighted(shelves, bySize);
      return ask(key, shelf.categoryId, inMarket(shelf), true);
    }),
    'filtered, the largest market': draw('largest', (key) =>
      ask(key, largest.categoryId, inMarket(largest), true),
    ),
    'filtered, all markets': draw('all', (key, random) => ask(key, random.int(1, 10), EVERYWHERE, true)),
    'landing, a market': draw('landing', (key, random) => {
      const shelf = random.pickWeighted(shelves, bySize);
      return ask(key, shelf.categoryId, inMarket(shelf), false);
    }),
    'landing, all markets': draw('landing all', (key, random) =>
      ask(key, random.int(1, 10), EVERYWHERE, false),
    ),
    'around a city': draw('radius', (key, random) => {
      const town = random.pickWeighted(towns, bySize);
      const place: Place = {
        location: { type: 'CITY', slug: town.slug },
        marketId: town.marketId,
        isAround: true,
        middle: { lat: town.lat, lon: town.lon },
      };
      return ask(key, random.int(1, 10), place, true);
    }),
  };
}

/** Beginnings of real names, from two letters on: few enough that each comes up again, as those that people type do. */
export function createBeginnings(names: readonly string[]): string[] {
  return names.slice(0, FEW).map((name, index) => name.slice(0, 2 + (index % 7)));
}

/** Beginnings that each come up once, at every length from five letters on: some people type at once, letter by letter. */
export function createNewBeginnings(names: readonly string[]): string[] {
  const groups = Array.from({ length: Math.ceil(names.length / TYPISTS) }, (_, group) =>
    names.slice(group * TYPISTS, (group + 1) * TYPISTS),
  );
  return [
    ...new Set(
      groups.flatMap((group) => LONG.flatMap((letters) => group.map((name) => name.slice(0, letters)))),
    ),
  ];
}

const TYPED_LETTERS = 8;

function swapLetters(word: string): string {
  return word.length < 5 ? word : `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`;
}

/** The same names, asked for by what is not their beginning: a later word, two words turned round, a misspelled word. */
export function createWordQuestions(names: readonly string[]): Record<string, string[]> {
  const words = names.map((name) => name.split(' ')).filter((each) => each.length > 1);
  const unlike = (questions: string[]) => [...new Set(questions)];
  return {
    'a later word': unlike(words.map((each) => each.slice(1).join(' ').slice(0, TYPED_LETTERS))),
    'two words': unlike(words.map((each) => `${each.at(-1)} ${each[0]?.slice(0, 4)}`)),
    'a misspelled word': unlike(words.map((each) => swapLetters(each.at(-1) ?? ''))),
  };
}
