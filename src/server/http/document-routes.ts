import { LRUCache } from 'lru-cache';
import { matchRoutes, type ServerBuild } from 'react-router';
import type { FramedBy } from './security-headers.ts';

/** How a route's document may be kept. */
export type DocumentKind = {
  isPublic: boolean;
  /** The search parameters a public document depends on; others change nothing. */
  query: readonly string[];
  /** Which pages may show it in a frame. */
  framedBy: FramedBy;
  /** Whether the page takes forms. */
  hasAction: boolean;
  /** The routes that make the page, from the outermost to its own. */
  routeIds: readonly string[];
};

/** What decides a public answer: the address it is rendered for, and the name it is kept under. */
export type PublicAddress = { address: string; key: string };

type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module'];
type RouteTree = Parameters<typeof matchRoutes>[0];

/** Matching ranks every route of the product anew, which is most of what a cached document would cost. */
const REMEMBERED_PATHS = 5_000;
/** The data of a page, for the browser's router: asked for under the page's address with this ending. */
const DATA_ENDING = /(?<=^\/)_\.data$|(?<=[^/])\.data$/;
const ROUTES_PARAMETER = '_routes';

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
function kindOf(module: Partial<ServerRouteModule> | undefined, routeIds: readonly string[]): DocumentKind {
  const handle: unknown = module?.handle;
  const hasAction = module?.action !== undefined;
  const personal: DocumentKind = { isPublic: false, query: [], framedBy: 'none', hasAction, routeIds };
  if (typeof handle !== 'object' || handle === null) return personal;
  if ('framedBy' in handle && handle.framedBy === 'self') return { ...personal, framedBy: 'self' };
  if (!('document' in handle) || handle.document !== 'public') return personal;
  const query = 'query' in handle && Array.isArray(handle.query) ? handle.query.map(String).toSorted() : [];
  return { ...personal, isPublic: true, query };
}

/** The page an address belongs to, whether it asks for the page or for its data. */
export function pagePath(pathname: string): string {
  return pathname.replace(DATA_ENDING, '');
}

export function createDocumentKinds(build: ServerBuild): (pathname: string) => DocumentKind {
  const tree = routeTree(build);
  const kinds = new LRUCache<string, DocumentKind>({ max: REMEMBERED_PATHS });
  return (pathname) => {
    const known = kinds.get(pathname);
    if (known) return known;
    const routeIds = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.id ?? '');
    const kind = kindOf(build.routes[routeIds.at(-1) ?? '']?.module, routeIds);
    kinds.set(pathname, kind);
    return kind;
  };
}

/**
 * The address that decides a public answer: the declared parameters alone, in one order, the first of each. The browser's
 * router also names the routes it wants data of; names that are none of the page's count for nothing.
 */
export function publicAddress({ pathname, searchParams }: URL, kind: DocumentKind): PublicAddress {
  const relevant = new URLSearchParams();
  for (const name of kind.query) {
    const value = searchParams.get(name);
    if (value !== null) relevant.set(name, value);
  }
  const page = pagePath(pathname);
  const key = relevant.size > 0 ? `${page}?${relevant}` : page;
  if (page === pathname) return { address: key, key };
  const wanted = searchParams.get(ROUTES_PARAMETER)?.split(',');
  const routes = wanted ? kind.routeIds.filter((id) => wanted.includes(id)).join() : undefined;
  if (routes !== undefined) relevant.set(ROUTES_PARAMETER, routes);
  return {
    address: relevant.size > 0 ? `${pathname}?${relevant}` : pathname,
    key: `data of ${routes ?? 'all'} at ${key}`,
  };
}
