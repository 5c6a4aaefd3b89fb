import { queryOptions } from '@tanstack/react-query';
import { sendRequest } from '#app/send-request.ts';
import type { OpenApiDocument } from './screens/api-docs/open-api-document.ts';

export const DOCUMENT_PATH = '/openapi.json';

/** No call of the contract, but what describes all of them. */
export const apiDocumentQuery = queryOptions({
  queryKey: [DOCUMENT_PATH],
  queryFn: async ({ signal }): Promise<OpenApiDocument> => {
    const response = await sendRequest(
      new Request(new URL(DOCUMENT_PATH, window.location.origin), { signal }),
    );
    return response.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
