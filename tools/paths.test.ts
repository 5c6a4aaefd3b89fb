import { globSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { upcomingPaths } from '#capabilities/navigation/rules/upcoming-paths.ts';
import * as searchPaths from '#capabilities/taxonomy/rules/search-paths.ts';
import { VENUE_SUB_TYPES } from '#capabilities/taxonomy/rules/venue-sub-types.ts';
import routes from '../src/routes.ts';

const SRC = path.resolve(import.meta.dirname, '../src');

/** A snapshot of the route table and of what leads where: `npx vitest run tools/paths.test.ts -u` writes it anew. */
const LIST = './paths.snapshot.txt';

const WITHOUT_BUILDER: Record<string, string> = {
  '/robots.txt': 'search engines know where to ask',
  '/api-docs': 'for developers, who find it in the README',
  '/*': 'no address leads there',
};

type Page = { pattern: string; file: string; id: string };

/** Everything that has an address; layouts have none. */
function pagesOf(entries: readonly RouteConfigEntry[]): Page[] {
  return entries.flatMap(({ path: at, index, file, id = file, children = [] }) => [
    ...(at !== undefined || index ? [{ pattern: `/${at ?? ''}`, file, id }] : []),
    ...pagesOf(children),
  ]);
}

const pages = pagesOf(routes);
const isStandIn = ({ id }: Page) => id.startsWith('section:');
const matchable = pages.map(({ pattern, id }): RouteObject => ({ path: pattern, id }));

function pageAt(address: string): Page | undefined {
  const { pathname } = new URL(address, 'https://ampersand.invalid');
  const id = matchRoutes(matchable, pathname)?.at(-1)?.route.id;
  const page = pages.find((each) => each.id === id);
  const isThere = page && page.pattern !== '/*' && (!isStandIn(page) || upcomingPaths.includes(pathname));
  return isThere ? page : undefined;
}

type Builder = { name: string; address: string; page: Page | undefined };

/** A list of one word: text for whoever wants text, a list for whoever wants one, and nothing for whoever looks inside. */
const SAMPLE = ['sample'];

const builderOf = (name: string, address: string): Builder => ({ name, address, page: pageAt(address) });

function buildersOf(name: string, table: object): Builder[] {
  return Object.entries(table).map(([key, build]: [string, unknown]) => {
    const address: unknown = typeof build === 'function' ? build(...Array(build.length).fill(SAMPLE)) : build;
    return builderOf(`${name}.${key}`, String(address));
  });
}

const files = globSync(['app/rules/*paths.ts', 'capabilities/*/rules/{paths,section-paths}.ts'], {
  cwd: SRC,
});
const tables = await Promise.all(
  files.toSorted().map(async (file) => {
    const module: Record<string, unknown> = await import(path.join(SRC, file));
    return Object.entries(module).filter(([, table]) => typeof table === 'object' && table !== null);
  }),
);

const { venueSubTypePath, ...search } = searchPaths;
const builders: Builder[] = [
  ...tables.flat().flatMap(([name, table]) => buildersOf(name, table as object)),
  ...buildersOf('searchPaths', search),
  ...VENUE_SUB_TYPES.map((subType) => builderOf('searchPaths.venueSubTypePath', venueSubTypePath(subType))),
];

it('finds the builders of the house and of every capability', () => {
  const found = new Set(builders.map(({ name }) => name.split('.')[0]));
  expect(found.size).toBe(files.length + 1);
});

it('has a page wherever a builder leads', () => {
  expect(builders.filter(({ page }) => !page)).toEqual([]);
});

it('has a builder for every page, or a reason for none', () => {
  const reached = new Set(builders.map(({ page }) => page?.pattern));
  const bare = pages.filter((page) => !isStandIn(page) && !reached.has(page.pattern));
  expect(bare.map(({ pattern }) => pattern).toSorted()).toEqual(Object.keys(WITHOUT_BUILDER).toSorted());
});

it('has the paths that are written down', async () => {
  const built = pages.map((page) => {
    const leading = isStandIn(page) ? [] : builders.filter((builder) => builder.page === page);
    const names = [...new Set(leading.map(({ name }) => name))].toSorted();
    const file = page.file.replace(/^\.\/(?:capabilities\/)?/, '');
    return [page.pattern, file, names.join(', ')].filter(Boolean).join('  ');
  });
  const toCome = upcomingPaths.map((address) => `${address}  to come`);
  await expect(`${[...built, ...toCome].toSorted().join('\n')}\n`).toMatchFileSnapshot(LIST);
});
