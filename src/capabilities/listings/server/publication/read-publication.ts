import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { listingGone } from '../refusals.ts';
import { presentPublication } from './present-publication.ts';

/** For everybody who works there. */
export async function readPublication(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Publication>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-preview');
  if (!entered.ok) return entered;
  const publication = await presentPublication(db, entered.value);
  return publication ? ok(publication) : listingGone();
}
