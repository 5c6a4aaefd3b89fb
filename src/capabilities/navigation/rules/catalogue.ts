import type { NavIconName } from './nav-icons.ts';

/** Shown to everyone unless it makes sense to only one kind of visitor. */
export type Audience = 'guests' | 'members';

export type CatalogueEntry = {
  /** The specification's identifier. */
  id: string;
  label: string;
  path: string;
  audience?: Audience;
  children?: readonly CatalogueEntry[];
};

export type PrimarySection = CatalogueEntry & { icon: NavIconName };

/** An entry and everything below it. */
export function withDescendants(entry: CatalogueEntry): CatalogueEntry[] {
  return [entry, ...(entry.children ?? []).flatMap(withDescendants)];
}

export function isFor(entry: Pick<CatalogueEntry, 'audience'>, isGuest: boolean): boolean {
  return entry.audience === undefined || entry.audience === (isGuest ? 'guests' : 'members');
}
