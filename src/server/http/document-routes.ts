import { LRUCache } from 'lru-cache';
import { matchRoutes, type ServerBuild } from 'react-router';
import type { RateClassName } from '#platform/limits/rate-classes.ts';
import type { FramedBy } from './security-headers.ts';

/** How a route's document may be kept. */
export type DocumentKind = {
  isPublic: boolean;
  /** The search parameters a public document depends on; others change nothing. */
  query: readonly string[];
  /** Which pages may show it in a frame. */
  framedBy: FramedBy;
  /** A page that is public for some addresses and readers alone: its loader says which, for whoever shows none of these. */
  asks?: { cookie: string; query: readonly string[] } | undefined;
  /** Counts addresses of this kind that lead nowhere, where they could be guessed. */
  misses?: RateClassName | undefined;
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

const namesIn = (names: unknown) => (Array.isArray(names) ? names.map(String) : []);

/** `handle = { document: 'asked', asks: { cookie: 'site', query: ['g'] }, misses: 'site-unknown' }` */
function askedKind(handle: object, personal: DocumentKind): DocumentKind {
  const asks = 'asks' in handle && typeof handle.asks === 'object' ? handle.asks : null;
  const cookie = asks && 'cookie' in asks ? String(asks.cookie) : '';
  const misses = 'misses' in handle ? (handle.misses as RateClassName) : undefined;
  return {
    ...personal,
    query: 'query' in handle ? namesIn(handle.query).toSorted() : [],
    asks: { cookie, query: asks && 'query' in asks ? namesIn(asks.query) : [] },
    misses,
  };
}

/** A route declares `handle = { document: 'public', query: ['page'] }` when its HTML is the same for everyone. */
function kindOf(module: Partial<ServerRouteModule> | undefined, routeIds: readonly string[]): DocumentKind {
  const handle: unknown = module?.handle;
  const hasAction = module?.action !== undefined;
  const isObject = typeof handle === 'object' && handle !== null;
  const framedBy = isObject && 'framedBy' in handle && handle.framedBy === 'self' ? 'self' : 'none';
  const personal: DocumentKind = { isPublic: false, query: [], framedBy, hasAction, routeIds };
  if (!isObject) return personal;
  if ('document' in handle && handle.document === 'asked') return askedKind(handle, personal);
  if (!('document' in handle) || handle.document !== 'public') return personal;
  return { ...personal, isPublic: true, query: 'query' in handle ? namesIn(handle.query).toSorted() : [] };
}

/**
 * Whether somebody gets what everybody gets: of a page that asks, whoever shows neither its cookie nor one of its
 * parameters. Its cookie has another name in production, so the end of the name decides.
 */
export function isForAnybody(
  { searchParams }: URL,
  cookies: string | undefined,
  kind: DocumentKind,
): boolean {
  const { isPublic, asks } = kind;
  if (!asks) return isPublic;
  const names = (cookies ?? '').split(/;\s*/).map((pair) => pair.split('=', 1)[0] ?? '');
  return (
    !names.some((name) => name.endsWith(asks.cookie)) && !asks.query.some((name) => searchParams.has(name))
  );
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
