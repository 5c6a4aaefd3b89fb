import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { membershipOf } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

export async function weddingTopics({ db }: Platform, { userId }: SignedInActor): Promise<string[]> {
  const membership = await membershipOf(db, userId);
  return membership ? [weddingTopic(membership.weddingId)] : [];
}
