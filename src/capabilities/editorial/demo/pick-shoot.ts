import type { SeededRandom } from '#base/seeded-random.ts';
import { type WorldPicture, withoutCropsOfShown } from '#capabilities/storefronts/demo/world-pictures.ts';
import { COLOR_FAMILIES, type ColorFamily } from '../rules/color-families.ts';
import type { Season } from '../rules/seasons.ts';
import { familyOf, isOfADay, photoSubjectOf } from './picture-reading.ts';

const FEWEST_PHOTOS = 6;
const MOST_PHOTOS = 13;
/** So many of its own a family must have in a season, before others may join. */
const FEWEST_OWN = 4;
/** Vows and dinner in one place or in two; more would be a tour of venues. */
const MOST_PLACES = 2;
const MOST_OF_A_SUBJECT = 3;

/** Colors that stand beside another without taking over: where a family has no place of its own, theirs serves. */
export const COMPANIONS: Readonly<Record<ColorFamily, readonly ColorFamily[]>> = {
  blush: ['white'],
  peach: ['white', 'blush'],
  terracotta: ['marigold', 'blush'],
  marigold: ['terracotta', 'white', 'blush'],
  berry: ['blush', 'white'],
  lilac: ['white'],
  navy: ['white'],
  sage: ['white'],
  evergreen: ['white', 'sage', 'navy'],
  white: ['sage', 'blush'],
};

/** The set has these for one season or two: drawn more often there, so that every color can be browsed. */
const OF_ONE_SEASON: ReadonlySet<ColorFamily> = new Set<ColorFamily>(['evergreen', 'marigold', 'terracotta']);

export type Shoot = { palette: ColorFamily; pictures: WorldPicture[] };

/** The pictures of one wedding: one color family with its companions, one season, a place first, something of everything. */
export function pickShoot(random: SeededRandom, all: readonly WorldPicture[], season: Season): Shoot {
  const fitting = random.sample(
    all.filter((picture) => isOfADay(picture) && (picture.season === season || picture.season === 'all')),
    all.length,
  );
  const byFamily = Map.groupBy(fitting, familyOf);
  const families = COLOR_FAMILIES.filter((family) => (byFamily.get(family)?.length ?? 0) >= FEWEST_OWN);
  const palette = random.pickWeighted(families, (family) => (OF_ONE_SEASON.has(family) ? 2 : 1));
  const own = byFamily.get(palette) ?? [];
  const companions = COMPANIONS[palette]
    .flatMap((family) => byFamily.get(family) ?? [])
    .filter((picture) => isWhole(picture) || isWholePlace(picture));
  const size = { photos: random.int(FEWEST_PHOTOS + 2, MOST_PHOTOS), places: random.int(1, MOST_PLACES) };
  return { palette, pictures: compose(own, companions, size) };
}

function compose(
  own: readonly WorldPicture[],
  companions: readonly WorldPicture[],
  size: { photos: number; places: number },
): WorldPicture[] {
  const places = [...own, ...companions].filter(isWholePlace).sort(ofItsSeasonFirst).slice(0, size.places);
  // Whole views before details: a detail is often of a picture that is already there.
  const others = [...own.filter(isWhole), ...companions, ...own.filter((picture) => !isWhole(picture))];
  const rest = spreadSubjects(others.filter((picture) => !isOfAPlace(picture)));
  const [opening, second] = places;
  const middle = Math.ceil(size.photos / 2);
  const album = [
    ...(opening ? [opening] : []),
    ...rest.slice(0, middle),
    ...(second ? [second] : []),
    ...rest.slice(middle),
  ];
  return withoutCropsOfShown(album).slice(0, size.photos);
}

/** One of each subject, then the next of each, until a subject has had its share. */
function spreadSubjects(pictures: readonly WorldPicture[]): WorldPicture[] {
  const bySubject = [...Map.groupBy(pictures, photoSubjectOf).values()];
  return Array.from({ length: MOST_OF_A_SUBJECT }, (_, round) =>
    bySubject.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}

function isOfAPlace(picture: WorldPicture): boolean {
  return picture.categories[0] === 'wedding-venues';
}

/** As a guest sees it on arriving, in whatever colors; its corners and lamps are details. */
const WHOLE_PLACE = /reception|dinner$|ceremony(?: arch| pergola)?$|house|dining room|vineyard/;

function isWholePlace(picture: WorldPicture): boolean {
  return isOfAPlace(picture) && WHOLE_PLACE.test(picture.subject);
}

/** Lawns, beaches and courtyards have a season; what has none is under a roof. */
function ofItsSeasonFirst(first: WorldPicture, second: WorldPicture): number {
  return Number(first.season === 'all') - Number(second.season === 'all');
}

function isWhole({ isDerived }: WorldPicture): boolean {
  return !isDerived;
}
