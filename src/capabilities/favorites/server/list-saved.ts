import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { SavedThings } from '../contract/boards.contract.ts';
import { findSaved } from './find-saved.ts';

export async function listSaved(
  parts: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { limit }: { limit?: number | undefined },
): Promise<SavedThings> {
  const member = await membershipOf(parts.db, actor.userId);
  if (!member) return { vendors: [], photos: [] };
  return findSaved(parts, {
    weddingId: member.weddingId,
    viewerId: actor.userId,
    ...(limit !== undefined && { limit }),
  });
}
