import { seededRandom } from '#base/seeded-random.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import { defaultBoardName } from '../rules/default-board-name.ts';

export type Savable = { id: number; publishedAt: Date; isOwn: boolean };
type Saver = Pick<DemoCouple, 'weddingId' | 'createdAt' | 'people'>;

export type SavePlan = { uuid: string; storefrontId: number; at: Date };
/** Everything one couple saved, on the board it begins with. */
export type SaverPlan = {
  boardUuid: string;
  name: string;
  weddingId: string;
  userId: string;
  saves: SavePlan[];
};

/** How many couples save a business: between these, and for the demo vendor's towards the end. */
const FEWEST = 25;
const MOST = 95;

/** Hearts from many couples, each given between the day they joined and now. */
export function planSaves(
  seed: string,
  now: Date,
  couples: readonly Saver[],
  storefronts: readonly Savable[],
): SaverPlan[] {
  const savers = new Map<string, SaverPlan>();
  for (const { id, publishedAt, isOwn } of storefronts) {
    const random = seededRandom(seed, 'saves', id);
    for (const couple of random.sample(couples, isOwn ? MOST : random.int(FEWEST, MOST))) {
      const [person] = couple.people;
      const since = Math.max(couple.createdAt.getTime(), publishedAt.getTime());
      if (!person || since >= now.getTime()) continue;
      const known = savers.get(couple.weddingId) ?? {
        boardUuid: random.uuid(),
        name: defaultBoardName([]),
        weddingId: couple.weddingId,
        userId: person.id,
        saves: [],
      };
      savers.set(couple.weddingId, known);
      const at = new Date(since + Math.floor(random.next() * (now.getTime() - since)));
      known.saves.push({ uuid: random.uuid(), storefrontId: id, at });
    }
  }
  return [...savers.values()];
}
