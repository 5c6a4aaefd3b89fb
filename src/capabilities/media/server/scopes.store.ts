import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { mediaAssets, pictureScopes } from '../tables.ts';
import type { AssetRow } from './store.ts';

export async function openScope(tx: Tx, scopeId: string): Promise<void> {
  await tx.insert(pictureScopes).values({ id: scopeId }).onConflictDoNothing();
}

/** From the commit on, no address of a picture in this scope opens it that was given out before. */
export async function renewPrivateAddresses(tx: Tx, scopeId: string): Promise<void> {
  await tx
    .update(pictureScopes)
    .set({ version: sql`${pictureScopes.version} + 1` })
    .where(eq(pictureScopes.id, scopeId));
}

const scopedAssets = preparedSelect((tx: Tx) =>
  tx
    .select({ asset: mediaAssets, scopeVersion: pictureScopes.version })
    .from(mediaAssets)
    .innerJoin(pictureScopes, eq(pictureScopes.id, mediaAssets.scopeId))
    .where(
      and(
        eq(mediaAssets.scopeId, sql.placeholder('scopeId')),
        sql`${mediaAssets.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('media_scoped_assets'),
);

/** Those of these ids that are pictures of this scope, with its version. */
export function listScopedAssets(tx: Tx, scopeId: string, ids: readonly string[]) {
  return scopedAssets(tx).execute({ scopeId, ids });
}

const readableAssets = preparedSelect((tx: Tx) =>
  tx
    .select({ asset: mediaAssets, scopeVersion: pictureScopes.version })
    .from(mediaAssets)
    .leftJoin(pictureScopes, eq(pictureScopes.id, mediaAssets.scopeId))
    .where(
      and(
        or(isNull(mediaAssets.scopeId), eq(mediaAssets.scopeId, sql.placeholder('scopeId'))),
        sql`${mediaAssets.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('media_readable_assets'),
);

/** Those of these ids that are pictures of this scope, with its version, or public. */
export function listReadableAssets(tx: Tx, scopeId: string, ids: readonly string[]) {
  return readableAssets(tx).execute({ scopeId, ids });
}

/** How many pictures a scope has, and how many of them come from the browser with this key. */
export async function countScopedAssets(
  tx: Tx,
  scopeId: string,
  guestKeyHash: string | null,
): Promise<{ all: number; own: number }> {
  const [row] = await tx
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${mediaAssets.guestKeyHash} = ${guestKeyHash})::int`,
    })
    .from(mediaAssets)
    .where(eq(mediaAssets.scopeId, scopeId));
  return row ?? { all: 0, own: 0 };
}

export async function findGuestAsset(
  tx: Tx,
  { id, scopeId, guestKeyHash }: { id: string; scopeId: string; guestKeyHash: string },
): Promise<AssetRow | undefined> {
  const [row] = await tx
    .select()
    .from(mediaAssets)
    .where(
      and(
        eq(mediaAssets.id, id),
        eq(mediaAssets.scopeId, scopeId),
        eq(mediaAssets.guestKeyHash, guestKeyHash),
      ),
    );
  return row;
}

/** From the commit on everybody may see these pictures of a scope, with words for those who cannot. */
export async function publishPictures(
  tx: Tx,
  scopeId: string,
  pictures: readonly { id: string; alt: string }[],
): Promise<void> {
  for (const { id, alt } of pictures) {
    await tx
      .update(mediaAssets)
      .set({ scopeId: null, altText: alt })
      .where(and(eq(mediaAssets.id, id), eq(mediaAssets.scopeId, scopeId)));
  }
}

/** They belong to the scope alone again, as before they were published; the addresses of then open nothing. */
export async function unpublishPictures(tx: Tx, scopeId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(mediaAssets)
    .set({ scopeId })
    .where(
      and(inArray(mediaAssets.id, [...ids]), isNull(mediaAssets.scopeId), isNull(mediaAssets.uploadedBy)),
    );
}
