import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The address of every page of the route table; a layout has children but no address of its own. */
export function pagePaths(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const here = path ? `${above}/${path}` : above;
    const own = path || index ? [here || '/'] : [];
    return [...own, ...(children ? pagePaths(children, here) : [])];
  });
}
