import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import { type PublicationCheck, type Twin, wordChecks } from '../../rules/publication-checks.ts';
import { ALIKE, textLikeness } from '../../rules/text-likeness.ts';
import { listReleased } from '../sections/sections.store.ts';
import { listNeighborTexts, listSamePictures, listSameText, type TwinRow } from './twins.store.ts';

const MOST_TWINS = 5;

function twinsOf(rows: readonly TwinRow[]): Twin[] {
  return rows.flatMap(({ uuid, name, slug, published, taxonomyNodeId }) => {
    const category = categoryByNodeId(taxonomyNodeId);
    return category ? [{ uuid, name, slug, published, taxonomyKey: category.taxonomyKey }] : [];
  });
}

async function listTextTwins(tx: Tx, { id, description }: ListingRecord): Promise<TwinRow[]> {
  const same = await listSameText(tx, id);
  const known = new Set(same.map(({ uuid }) => uuid));
  const alike = (await listNeighborTexts(tx, id)).filter(
    (other) => !known.has(other.uuid) && textLikeness(description, other.description) >= ALIKE,
  );
  return [...same, ...alike].slice(0, MOST_TWINS);
}

/** What we can see by ourselves before a person looks. Nothing here decides: it is shown to whoever does. */
export async function runChecks(tx: Tx, listing: ListingRecord): Promise<PublicationCheck[]> {
  return [
    ...wordChecks(listing, await listReleased(tx, listing.id)),
    { key: 'same-text', findings: [], twins: twinsOf(await listTextTwins(tx, listing)) },
    { key: 'same-pictures', findings: [], twins: twinsOf(await listSamePictures(tx, listing.id)) },
  ];
}
