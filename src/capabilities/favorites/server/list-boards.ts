import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Board } from '../contract/boards.contract.ts';
import { listBoards as listRows } from './boards.store.ts';
import { findBoards } from './find-boards.ts';

export async function listBoards({ db }: Pick<Platform, 'db'>, actor: SignedInActor): Promise<Board[]> {
  const member = await membershipOf(db, actor.userId);
  return member ? findBoards(db, member, await listRows(db, member.weddingId)) : [];
}
