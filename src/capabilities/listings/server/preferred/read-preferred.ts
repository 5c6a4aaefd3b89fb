import { ok, type Result } from '#base/result.ts';
import { findPictures } from '#capabilities/media/server/index.ts';
import {
  type Colleague,
  type EnteredStorefront,
  enterStorefront,
  listPreferred,
  listRecommenders,
} from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { PreferredList, ShownColleague } from '../../contract/preferred.contract.ts';

type Pictures = ReadonlyMap<string, ShownColleague['cover']>;

function present(
  { uuid, name, slug, taxonomyNodeId, cityName, coverId }: Colleague,
  pictures: Pictures,
): ShownColleague {
  const category = categoryByNodeId(taxonomyNodeId);
  if (!category) throw new Error(`A storefront has the unknown category ${taxonomyNodeId}.`);
  const cover = (coverId && pictures.get(coverId)) || null;
  return { uuid, name, slug, taxonomyKey: category.taxonomyKey, cityName, cover };
}

export async function presentPreferred(
  tx: Tx,
  { storefront: { id, uuid, name }, allowed }: EnteredStorefront,
): Promise<PreferredList> {
  const [preferred, recommenders] = [await listPreferred(tx, id), await listRecommenders(tx, id)];
  const covers = [...preferred, ...recommenders].flatMap(({ coverId }) => coverId ?? []);
  const pictures: Pictures = new Map(
    (await findPictures(tx, covers)).map((picture) => [picture.id, picture]),
  );
  return {
    uuid,
    name,
    canEdit: allowed.includes('edit-listing'),
    vendors: preferred.map((vendor) => {
      const { note, isMutual, isPublished } = vendor;
      return { ...present(vendor, pictures), note, isMutual, isPublished };
    }),
    recommenders: recommenders.map((vendor) => present(vendor, pictures)),
  };
}

export async function readPreferred(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<PreferredList>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-preview');
  return entered.ok ? ok(await presentPreferred(db, entered.value)) : entered;
}
