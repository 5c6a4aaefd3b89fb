import type { SeededRandom } from '#base/seeded-random.ts';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import type { ColorFamily } from '../rules/color-families.ts';
import type { Season } from '../rules/seasons.ts';
import { familyOf, isOfADay, photoSubjectOf } from './picture-reading.ts';

const FEWEST_PHOTOS = 6;
const MOST_PHOTOS = 14;
/** A day has a place for the vows and one for dinner; more would be a tour of venues. */
const MOST_PLACES = 2;
/** After the first two, so that no album is all cake. */
const MOST_OF_A_SUBJECT = 3;

/** The set has these for one season or two: drawn more often there, so that every color can be browsed. */
const OF_ONE_SEASON: ReadonlySet<ColorFamily> = new Set<ColorFamily>([
  'berry',
  'evergreen',
  'marigold',
  'navy',
  'peach',
  'terracotta',
]);

export type Shoot = { palette: ColorFamily; pictures: WorldPicture[] };

/** The pictures of one wedding: one color family and season throughout, a place first, and something of everything. */
export function pickShoot(random: SeededRandom, all: readonly WorldPicture[], season: Season): Shoot {
  const fitting = all.filter(
    (picture) => isOfADay(picture) && (picture.season === season || picture.season === 'all'),
  );
  const families = [...Map.groupBy(fitting, familyOf)].flatMap(([palette, pictures]) =>
    palette && pictures.length >= FEWEST_PHOTOS ? [{ palette, pictures }] : [],
  );
  const { palette, pictures } = random.pickWeighted(families, (family) =>
    OF_ONE_SEASON.has(family.palette) ? 3 : 1,
  );
  return { palette, pictures: compose(random, pictures) };
}

function compose(random: SeededRandom, pictures: readonly WorldPicture[]): WorldPicture[] {
  const wanted = Math.min(random.int(FEWEST_PHOTOS + 2, MOST_PHOTOS), pictures.length);
  const shuffled = random.sample(pictures, pictures.length);
  const places = shuffled.filter(isOfAPlace);
  // A whole view before a detail of one: details may be of a place this wedding was not at.
  const chosenPlaces = [...places.filter(isWhole), ...places.filter((picture) => !isWhole(picture))].slice(
    0,
    MOST_PLACES,
  );
  const others = shuffled.filter((picture) => !isOfAPlace(picture));
  const spread = spreadSubjects(others);
  const chosen = [...chosenPlaces.slice(0, 1), ...spread].slice(
    0,
    wanted - Math.max(0, chosenPlaces.length - 1),
  );
  const [opening, ...rest] = chosen;
  const middle = Math.ceil(rest.length / 2);
  const album = [
    ...(opening ? [opening] : []),
    ...rest.slice(0, middle),
    ...chosenPlaces.slice(1),
    ...rest.slice(middle),
  ];
  // Too few of anything else: then places, whichever there are.
  return album.length >= FEWEST_PHOTOS
    ? album
    : [...new Set([...album, ...shuffled])].slice(0, FEWEST_PHOTOS);
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

function isWhole({ isDerived }: WorldPicture): boolean {
  return !isDerived;
}
