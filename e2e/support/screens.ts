import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../../src/routes.ts';

/** The route table as the router matches it, each route with the file that serves it. */
function matchable(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, file, children }): RouteObject => {
    if (index) return { index, handle: file };
    return { handle: file, ...(path && { path }), ...(children && { children: matchable(children) }) };
  });
}

const table = matchable(routes);
const NOT_FOUND = '*';

/** The file of the screen that serves an address; nothing for files, calls and addresses that lead nowhere. */
export function screenAt(pathname: string): string | undefined {
  const served = matchRoutes(table, pathname)?.at(-1)?.route;
  const file: unknown = served?.handle;
  return typeof file === 'string' && file.endsWith('.tsx') && served?.path !== NOT_FOUND ? file : undefined;
}
