import { listEnterable } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';

/** Where changes of access to a storefront are told. */
export function teamTopic(storefrontId: number): string {
  return `team:${storefrontId}`;
}

export async function teamTopicsOf(
  { db }: Pick<Platform, 'db'>,
  actor: Pick<SignedInActor, 'userId'>,
): Promise<string[]> {
  return (await listEnterable(db, actor, 'see-team')).map(({ storefront }) => teamTopic(storefront.id));
}
