import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';

type Access = { access?: string };

/** Vendors' and staff's calls stay away from public pages, which would carry them for nobody. */
const isOfDesks = ({ access }: Access) => access === 'vendor' || access === 'support';

const PARTS: Readonly<Record<string, (meta: Access) => boolean>> = {
  'virtual:contract-paths': (meta) => !isOfDesks(meta),
  'virtual:desk-contract-paths': isOfDesks,
};

/** How to call, and nothing about what for or by whom; nothing of a router that has none of the wanted calls. */
function pathsOf(router: AnyContractRouter, isWanted: (meta: Access) => boolean): object | undefined {
  if (isContractProcedure(router)) {
    const { summary: _, tags: __, ...route } = router['~orpc'].route;
    return isWanted(router['~orpc'].meta) ? { '~orpc': { errorMap: {}, meta: {}, route } } : undefined;
  }
  const inner = Object.entries(router).map(([name, part]) => [name, pathsOf(part, isWanted)] as const);
  const wanted = inner.filter(([, paths]) => paths !== undefined);
  return wanted.length > 0 ? Object.fromEntries(wanted) : undefined;
}

/** By an address that is not written out: the builder would bundle the whole server into its own configuration. */
async function readContract(): Promise<typeof import('../src/server/contract.ts')> {
  return import(new URL('../src/server/contract.ts', import.meta.url).href);
}

/** Gives the browser the contract's methods and paths without its schemas: a few kilobytes instead of Zod and all of them. */
export function contractPaths(): Plugin {
  return {
    name: 'contract-paths',
    resolveId: (id) => (id in PARTS ? `\0${id}` : undefined),
    async load(id) {
      const isWanted = id.startsWith('\0') ? PARTS[id.slice(1)] : undefined;
      if (!isWanted) return undefined;
      const { contract } = await readContract();
      return `export const contractPaths = ${JSON.stringify(pathsOf(contract, isWanted) ?? {})};`;
    },
  };
}
