import { contractPaths } from 'virtual:contract-paths';
import { type ClientLink, createORPCClient } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Api } from './api-type.ts';
import { registerClient } from './registered-client.ts';
import { retryImport } from './retry-import.ts';
import { type CallContext, sendRequest } from './send-request.ts';

function linkTo(paths: AnyContractRouter): ClientLink<CallContext> {
  return new OpenAPILink<CallContext>(paths, {
    url: () => window.location.origin,
    fetch: (request, _init, { context }) => sendRequest(request, context),
  });
}

const everybody = linkTo(contractPaths);

/** Comes with the first call of a vendor or of staff: public pages would carry it for nobody. */
const loadDeskPaths = retryImport(() => import('virtual:desk-contract-paths'));
let desks: ClientLink<CallContext> | undefined;

async function deskLink(): Promise<ClientLink<CallContext>> {
  const { contractPaths: deskPaths } = await loadDeskPaths();
  desks ??= linkTo(deskPaths);
  return desks;
}

function isForEverybody(path: readonly string[]): boolean {
  let part: unknown = contractPaths;
  for (const name of path) part = (part as Record<string, unknown> | undefined)?.[name];
  return part !== undefined;
}

/** The contract over HTTP. */
export const apiClient: Api = createORPCClient({
  call: async (path, input, options) =>
    (isForEverybody(path) ? everybody : await deskLink()).call(path, input, options),
} satisfies ClientLink<CallContext>);

registerClient(apiClient);
