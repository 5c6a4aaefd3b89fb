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

/** Gives the browser the contract's methods and paths without its schemas: a few kilobytes instead of Zod and all of them. */
export function contractPaths(): Plugin {
  return {
    name: 'contract-paths',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { contract } = await import('../src/app/contract.ts');
      return `export const contractPaths = ${JSON.stringify(pathsOf(contract))};`;
    },
  };
}
