import { LRUCache } from 'lru-cache';
import { matchRoutes, type ServerBuild } from 'react-router';

/** How a route's document may be kept. */
export type DocumentKind = {
  isPublic: boolean;
  /** The search parameters a public document depends on; others change nothing. */
  query: readonly string[];
};

type RouteTree = Parameters<typeof matchRoutes>[0];

const PERSONAL: DocumentKind = { isPublic: false, query: [] };
/** Matching ranks every route of the product anew, which is most of what a cached document would cost. */
const REMEMBERED_PATHS = 5_000;

function routeTree(build: ServerBuild, parentId?: string): RouteTree {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, index, path }) => {
      const place = { id, ...(path !== undefined && { path }) };
      return index ? { ...place, index: true as const } : { ...place, children: routeTree(build, id) };
    });
}

/** A route declares `handle = { document: 'public', query: ['page'] }` when its HTML is the same for everyone. */
function kindOf(handle: unknown): DocumentKind {
  if (typeof handle !== 'object' || handle === null) return PERSONAL;
  if (!('document' in handle) || handle.document !== 'public') return PERSONAL;
  const query = 'query' in handle && Array.isArray(handle.query) ? handle.query.map(String) : [];
  return { isPublic: true, query };
}

export function createDocumentKinds(build: ServerBuild): (pathname: string) => DocumentKind {
  const tree = routeTree(build);
  const kinds = new LRUCache<string, DocumentKind>({ max: REMEMBERED_PATHS });
  return (pathname) => {
    // The data of a page for the browser's router: asked for under the page's address, with an ending that a route for
    // everything below it would match too.
    if (pathname.endsWith('.data')) return PERSONAL;
    const known = kinds.get(pathname);
    if (known) return known;
    const leaf = matchRoutes(tree, pathname)?.at(-1);
    const kind = kindOf(build.routes[leaf?.route.id ?? '']?.module.handle);
    kinds.set(pathname, kind);
    return kind;
  };
}

/** The address that decides a public document: the declared parameters alone, in one order, the first of each. */
export function publicAddress({ pathname, searchParams }: URL, { query }: DocumentKind): string {
  const relevant = new URLSearchParams();
  for (const name of query.toSorted()) {
    const value = searchParams.get(name);
    if (value !== null) relevant.set(name, value);
  }
  return relevant.size > 0 ? `${pathname}?${relevant}` : pathname;
}
