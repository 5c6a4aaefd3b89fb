import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../../../routes.ts';

function toRoute({ path, index, children, file }: RouteConfigEntry): RouteObject {
  const handle = { file };
  if (index) return { index, handle };
  return {
    ...(path !== undefined && { path }),
    ...(children && { children: children.map(toRoute) }),
    handle,
  };
}

const table = routes.map(toRoute);

/** The file of the screen that serves an address; undefined where there is none, or only the page for sections to come. */
export function servingScreen(href: string): string | undefined {
  const file: string | undefined = matchRoutes(table, href.split(/[?#]/)[0] ?? '')?.at(-1)?.route.handle.file;
  return file && !/(section|not-found)\.route/.test(file) ? file : undefined;
}
