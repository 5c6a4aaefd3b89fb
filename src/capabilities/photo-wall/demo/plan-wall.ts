import { seededRandom } from '#base/seeded-random.ts';
import type { PhotoState } from '../rules/photo-states.ts';

/** Rooms, tables, flowers, cakes and music: what guests photograph. Portraits of vendors at work are none of theirs. */
const SEEN_BY_GUESTS = [
  ...['wedding-venues', 'wedding-florists', 'wedding-cakes-desserts', 'wedding-bar-services'],
  ...['wedding-catering', 'wedding-bands-djs'],
];

const PHOTOS = 60;
const MINUTE_MS = 60_000;

/** Some brought many, some one, and some did not say who they are. */
const UPLOADERS = [
  ...['Aunt Ruth', 'Theo', 'Priya & Sam', 'Grandpa Walt', 'Elena', 'Marcus', 'The Okafors', 'Lucía', 'Ben'],
  ...['Noor', 'Cousin Hal', 'Ingrid', '', ''],
];

const CAPTIONS: readonly string[] = [
  ...['Before anyone sat down', 'The light!', 'Nobody dropped it', 'Seconds, please', 'From our table'],
  ...['Two minutes before the speeches', 'Worth the drive', 'Look up', 'The quiet corner'],
];

/** A picture of the demo set: its own category first. */
type DemoPicture = { assetId: string; categories: readonly string[]; isDerived: boolean };

export type PlannedPhoto = {
  assetId: string;
  uploader: string;
  caption: string;
  state: PhotoState;
  reports: number;
  at: Date;
};

/** Six wait for a look, one of them because guests reported it; two are hidden. */
function stateOf(place: number): Pick<PlannedPhoto, 'state' | 'reports'> {
  if (place === 4) return { state: 'WAITING', reports: 3 };
  if (place < 6) return { state: 'WAITING', reports: 0 };
  if (place === 20 || place === 41) return { state: 'HIDDEN', reports: 0 };
  return { state: 'SHOWN', reports: place === 12 ? 1 : 0 };
}

/** Sixty different photos of a rehearsal weekend, the newest first. */
export function planWall(
  seed: string,
  { now, pictures }: { now: Date; pictures: readonly DemoPicture[] },
): PlannedPhoto[] {
  const random = seededRandom(seed, 'photo wall');
  const whole = pictures.filter(({ isDerived }) => !isDerived);
  const fitting = whole.filter(({ categories: [own = ''] }) => SEEN_BY_GUESTS.includes(own));
  // A small world of a test has few of them.
  const rest = whole.filter((picture) => !fitting.includes(picture));
  const chosen = [...random.sample(fitting, PHOTOS), ...random.sample(rest, PHOTOS)].slice(0, PHOTOS);
  let at = now.getTime() - 4 * MINUTE_MS;
  return chosen.map(({ assetId }, place) => {
    at -= random.int(1, 9) * MINUTE_MS;
    return {
      assetId,
      uploader: random.pick(UPLOADERS),
      caption: random.chance(0.25) ? random.pick(CAPTIONS) : '',
      ...stateOf(place),
      at: new Date(at),
    };
  });
}
