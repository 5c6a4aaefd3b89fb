import { ok, type Result } from '#base/result.ts';
import { isTaxonomyKey, marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { Actor } from '#platform/actor.ts';
import type { Database } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findMoved, findPage, type MovedRow, type PageRow } from './page.store.ts';
import { maySee, notFound } from './policy.ts';

export type StorefrontAddress = { taxonomyKey: string; slug: string };

/** The listing at an address, or the one that used to be there. */
export type FoundStorefront = { page: PageRow } | { moved: MovedRow };

async function findByAddress(
  db: Database,
  { taxonomyKey, slug }: StorefrontAddress,
): Promise<FoundStorefront | undefined> {
  // PostgreSQL cannot even compare with a NUL byte, and no slug has one.
  if (!isTaxonomyKey(taxonomyKey) || slug.includes('\0')) return undefined;
  const { taxonomyNodeId } = marketplaceCategory(taxonomyKey);
  const page = await findPage(db, taxonomyNodeId, slug);
  if (page) return { page };
  const moved = await findMoved(db, taxonomyNodeId, slug);
  return moved && { moved };
}

/** For everyone: published listings alone. */
export async function readStorefront(
  { db }: Pick<Platform, 'db'>,
  address: StorefrontAddress,
): Promise<Result<FoundStorefront>> {
  const found = await findByAddress(db, address);
  if (!found) return notFound();
  const { is_published } = 'page' in found ? found.page : found.moved;
  return is_published ? ok(found) : notFound();
}

/** For those who may see it before the public does. */
export async function previewStorefront(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  address: StorefrontAddress,
): Promise<Result<FoundStorefront>> {
  const found = await findByAddress(db, address);
  if (!found) return notFound();
  const listing = 'page' in found ? found.page : found.moved;
  // A published page needs no preview by strangers: they have the page itself.
  const isAllowed = await maySee(db, { ...listing, is_published: false }, actor);
  return isAllowed ? ok(found) : notFound();
}
