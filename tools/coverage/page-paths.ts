import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Pages of the navigation stand in for areas to come: they say what will be there, and nothing can be done on them. */
const STAND_IN = /capabilities\/navigation\/screens\//;

/** The files of all pages and of the layouts around them, as paths of the repository. */
export function routeFiles(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ file, children }) => [
    file.replace(/^\.\//, 'src/'),
    ...(children ? routeFiles(children) : []),
  ]);
}

/** A last part that may be left out makes two addresses. */
export function addressesOf(path: string): string[] {
  if (!path.endsWith('?')) return [path];
  return [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)];
}

/** The address of every page that is really there. A layout has children but no address of its own. */
export function pagePaths(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path, index, children, file }) => {
    const here = path ? `${above}/${path}` : above;
    const isPage = (path !== undefined || index === true) && !STAND_IN.test(file);
    return [...(isPage ? addressesOf(here || '/') : []), ...(children ? pagePaths(children, here) : [])];
  });
}
