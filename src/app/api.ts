import { contractPaths } from 'virtual:contract-paths';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from './contract.ts';
import { type CallContext, sendRequest } from './send-request.ts';

/** What loaders (in process) and the browser (over HTTP) both hold. Answers are plain JSON, so the types are the same. */
export type Api = ContractRouterClient<Contract, CallContext>;

export const api: Api = createORPCClient(
  new OpenAPILink<CallContext>(contractPaths, {
    url: () => window.location.origin,
    fetch: (request, _init, { context }) => sendRequest(request, context),
  }),
);
