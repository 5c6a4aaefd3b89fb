import { storefrontSubject } from '#capabilities/storefronts/rules/storefront-subject.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import { announceChange } from '#platform/live/announce-change.ts';
import { searchSubject } from '../rules/search-subject.ts';
import { projectStorefront } from './project-storefront.ts';
import {
  listCategoriesOf,
  listSources,
  openChanges,
  removeSearchRows,
  writeSearchRows,
} from './projection.store.ts';
import { writeCards } from './write-cards.store.ts';

/** Beyond so many at once, naming each page would cost more than the pages' own bound of a minute. */
const MOST_ANNOUNCED = 200;

/** The rows alone: a large world gathers its cards once its indexes stand. */
export async function refreshRows(tx: Tx, storefrontIds: readonly number[], now: Date): Promise<void> {
  const versions = await openChanges(tx, await listCategoriesOf(tx, storefrontIds));
  const sources = await listSources(tx, storefrontIds);
  const stranger = sources.find((source) => !versions.has(source.category_id));
  if (stranger) throw new Error(`The storefront ${stranger.id} changed its category meanwhile.`);
  const rows = sources.map((source) => projectStorefront(source, now));
  await removeSearchRows(tx, storefrontIds, rows, versions);
  await writeSearchRows(tx, rows, versions);
}

/**
 * Writes the search rows and cards of these storefronts anew from their own tables, in the caller's transaction. The lock
 * on each category is taken before anything is read, so that of two at once the later reads what the earlier wrote.
 */
export async function refreshSearch(tx: Tx, storefrontIds: readonly number[], now: Date): Promise<void> {
  if (storefrontIds.length === 0) return;
  await refreshRows(tx, storefrontIds, now);
  await writeCards(tx, storefrontIds);
}

/** After a change that people should see at once: says which pages and lists are out of date. */
export async function announceChanges(
  tx: Tx,
  storefronts: readonly { uuid: string; categoryId: number }[],
): Promise<void> {
  const lists = storefronts.flatMap(({ categoryId }) => {
    const category = categoryByNodeId(categoryId);
    return category ? searchSubject(category.taxonomyKey) : [];
  });
  const pages = storefronts.length <= MOST_ANNOUNCED ? storefronts : [];
  await announceChange(tx, ...lists, ...pages.map(({ uuid }) => storefrontSubject(uuid)));
}
