import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:contract-paths';

/** How to call, and nothing about what for or by whom. */
function pathsOf(router: AnyContractRouter): object {
  if (!isContractProcedure(router)) {
    return Object.fromEntries(Object.entries(router).map(([name, inner]) => [name, pathsOf(inner)]));
  }
  const { summary: _, tags: __, ...route } = router['~orpc'].route;
  return { '~orpc': { errorMap: {}, meta: {}, route } };
}

/** By an address that is not written out: the builder would bundle the whole server into its own configuration. */
async function readContract(): Promise<typeof import('../src/server/contract.ts')> {
  return import(new URL('../src/server/contract.ts', import.meta.url).href);
}

/** Gives the browser the contract's methods and paths without its schemas: a few kilobytes instead of Zod and all of them. */
export function contractPaths(): Plugin {
  return {
    name: 'contract-paths',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { contract } = await readContract();
      return `export const contractPaths = ${JSON.stringify(pathsOf(contract))};`;
    },
  };
}
