import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#platform/contract/contracts.ts';
import type { CallContext } from './send-request.ts';

/** What loaders (in process) and the browser (over HTTP) both hold. Answers are plain JSON, so the types are the same. */
export type Api = ContractRouterClient<Contract, CallContext>;
