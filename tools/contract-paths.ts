import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:contract-paths';

/** Gives the browser the contract's methods and paths without its schemas: a few kilobytes instead of Zod and all of them. */
export function contractPaths(): Plugin {
  return {
    name: 'contract-paths',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { contract } = await import('../src/app/contract.ts');
      return `export const contractPaths = ${JSON.stringify(minifyContractRouter(contract))};`;
    },
  };
}
