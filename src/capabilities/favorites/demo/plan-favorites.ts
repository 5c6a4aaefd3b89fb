import { seededRandom } from '#base/seeded-random.ts';
import { defaultBoardName } from '../rules/default-board-name.ts';

/** What the demo couple could like: vendors of its market and photos of real weddings, each under its own id. */
export type Likeable = { storefrontIds: readonly number[]; photoIds: readonly number[] };
export type Likers = { weddingId: string; userIds: readonly string[] };

export type BoardPlan = { uuid: string; name: string; isDefault: boolean };
export type FavoritePlan = {
  uuid: string;
  boardUuid: string;
  storefrontId: number | null;
  photoId: number | null;
  note: string;
  noteBy: string | null;
  at: Date;
  hearts: string[];
};

const HOUR_MS = 3_600_000;
const HOURS_BETWEEN = 17;
const NOTES = [
  'Mom loves this one.',
  'Ask whether the patio works in the rain.',
  'A little over budget, but look at those photos!',
];

/** One after the other over the last days: half of it liked by both, a note here and there. */
export function planFavorites(
  seed: string,
  now: Date,
  { userIds }: Pick<Likers, 'userIds'>,
  { storefrontIds, photoIds }: Likeable,
): { boards: BoardPlan[]; favorites: FavoritePlan[] } {
  const random = seededRandom(seed, 'favorites');
  const vendors = { uuid: random.uuid(), name: defaultBoardName([]), isDefault: true };
  const photos = { uuid: random.uuid(), name: 'Ideas for the day', isDefault: false };
  const things = [
    ...storefrontIds.map((storefrontId) => ({ boardUuid: vendors.uuid, storefrontId, photoId: null })),
    ...photoIds.map((photoId) => ({ boardUuid: photos.uuid, storefrontId: null, photoId })),
  ];
  const favorites = things.map((thing, index) => {
    const hearts = random.chance(0.5) ? [...userIds] : [random.pick(userIds)];
    const note = thing.storefrontId !== null && index % 3 === 1 ? random.pick(NOTES) : '';
    const at = new Date(now.getTime() - (index + 1) * HOURS_BETWEEN * HOUR_MS);
    return {
      ...thing,
      uuid: random.uuid(),
      note,
      noteBy: note === '' ? null : random.pick(userIds),
      at,
      hearts,
    };
  });
  return { boards: [vendors, photos], favorites };
}
