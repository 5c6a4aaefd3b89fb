import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Favorite } from '../contract.ts';
import { presentMark } from './present.ts';
import { listMarks } from './store.ts';

/** The newest first. Whoever has no wedding has none, which is no failure: every page with a heart asks. */
export async function listFavorites({ db }: Pick<Platform, 'db'>, actor: SignedInActor): Promise<Favorite[]> {
  return (await listMarks(db, actor.userId)).map(presentMark);
}
