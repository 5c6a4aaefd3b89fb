import type { AnyContractRouter } from '@orpc/contract';
import { capabilities } from './ordered-capabilities.ts';

/** Every call of the product. The browser gets only its methods and paths (tools/contract-paths.ts), never the schemas. */
export const contract: Record<string, AnyContractRouter> = Object.fromEntries(
  capabilities.flatMap((capability) => (capability.contract ? [[capability.name, capability.contract]] : [])),
);
