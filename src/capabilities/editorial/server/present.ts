import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Credit, RealWeddingCard } from '../contract.ts';
import { pickCovers } from '../rules/pick-covers.ts';
import type { CountRow, CreditRow, WeddingRow } from './store.ts';

/** The cards of one page, each with a picture that no other shows; those without any photo are left out. */
export function presentCards(
  rows: readonly WeddingRow[],
  alreadyShown: Iterable<string> = [],
): RealWeddingCard[] {
  const covers = pickCovers(
    rows.map((row) => row.covers ?? []),
    alreadyShown,
  );
  return rows.flatMap((row, index) => {
    const { id: _id, covers: _covers, publishedAt, ...card } = row;
    const cover = covers[index];
    return cover ? [{ ...card, publishedAt: publishedAt.toISOString(), cover }] : [];
  });
}

export function presentCredit({ role, name, uuid, slug, taxonomyNodeId }: CreditRow): Credit {
  const taxonomyKey = taxonomyNodeId === null ? undefined : categoryByNodeId(taxonomyNodeId)?.taxonomyKey;
  return { role, name, storefront: uuid && slug && taxonomyKey ? { uuid, slug, taxonomyKey } : null };
}

/** The counts of one kind of filter, by option. */
export function presentCounts(rows: readonly CountRow[], kind: string): Record<string, number> {
  return Object.fromEntries(
    rows.filter((row) => row.kind === kind).map(({ option, total }) => [option, total]),
  );
}

export function totalOf(rows: readonly CountRow[]): number {
  return rows.find(({ kind }) => kind === 'all')?.total ?? 0;
}
