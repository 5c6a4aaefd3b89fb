import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const TABLE = /^manifest-\w+\.js$/;
const BEFORE = 'window.__reactRouterManifest=';

/** Pages that a link fetches ahead (`prefetch`): of these alone the browser asks which files they need. */
const FETCHED_AHEAD = new Set(['capabilities/inquiries/screens/thread.route']);

type Route = { id: string; imports?: string[] };

/**
 * The browser's table of pages without the files that each page imports, which are half of it and which every visitor
 * would read: a page that is opened is told by the server, and one that is gone to names its files itself.
 */
export function slimTable(script: string): string {
  if (!script.startsWith(BEFORE))
    throw new Error('The table of pages is written in another way than before.');
  const table = JSON.parse(script.slice(BEFORE.length).replace(/;$/, '')) as {
    routes: Record<string, Route>;
  };
  for (const route of Object.values(table.routes)) if (!FETCHED_AHEAD.has(route.id)) delete route.imports;
  return `${BEFORE}${JSON.stringify(table)};`;
}

export function slimRouteTable(): Plugin {
  return {
    name: 'slim-route-table',
    apply: 'build',
    buildApp: {
      // The table is written last, by the plugin of the router.
      order: 'post',
      async handler({ environments }) {
        const { root = '', build } = environments.client?.config ?? {};
        const folder = path.resolve(root, build?.outDir ?? '', build?.assetsDir ?? '');
        const tables = (await readdir(folder)).filter((name) => TABLE.test(name));
        if (tables.length !== 1)
          throw new Error(`There are ${tables.length} tables of pages instead of one.`);
        const file = path.join(folder, tables[0] ?? '');
        await writeFile(file, slimTable(await readFile(file, 'utf8')));
      },
    },
  };
}
