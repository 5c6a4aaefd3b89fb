import type { FoundCouple } from '../../contract/finding.contract.ts';
import { MOST_FOUND, namesTyped } from '../../rules/find-couple.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findListed, listIndexed } from './found-sites.store.ts';

/** What search engines take in one file. */
const MOST_INDEXED = 50_000;

/** Nobody without a name to look for, so that the list cannot be read through. */
export async function findCouples(
  { db }: Pick<WebsiteDeps, 'db'>,
  { names }: { names: string },
): Promise<FoundCouple[]> {
  const typed = namesTyped(names);
  if (typed.length === 0) return [];
  const rows = await findListed(db, { names: typed, limit: MOST_FOUND });
  return rows.map(({ a, b, day, slug }) => ({ names: b === '' ? a : `${a} & ${b}`, day, slug }));
}

export function listIndexedSites({ db }: Pick<WebsiteDeps, 'db'>) {
  return listIndexed(db, MOST_INDEXED);
}
