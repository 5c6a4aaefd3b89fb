import { contractPaths } from 'virtual:contract-paths';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Api } from './api-type.ts';
import { type CallContext, sendRequest } from './send-request.ts';

/** The contract over HTTP. */
export const apiClient: Api = createORPCClient(
  new OpenAPILink<CallContext>(contractPaths, {
    url: () => window.location.origin,
    fetch: (request, _init, { context }) => sendRequest(request, context),
  }),
);
