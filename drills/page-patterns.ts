import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The address patterns of all pages, as the route table has them. */
export async function listPagePatterns(): Promise<string[]> {
  const { default: routes } = (await import('../src/routes.ts')) as { default: RouteConfigEntry[] };
  const below = (entries: readonly RouteConfigEntry[], prefix: string): string[] =>
    entries.flatMap(({ path = '', children = [] }) => {
      const whole = [prefix, path].filter(Boolean).join('/');
      return [whole, ...below(children, whole)];
    });
  return [...new Set(below(await routes, ''))];
}
