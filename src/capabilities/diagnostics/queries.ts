import { queryOptions } from '@tanstack/react-query';
import type { OpenApiDocument } from './screens/api-docs/open-api-document.ts';

export const DOCUMENT_PATH = '/openapi.json';

/** No call of the contract, but what describes all of them. */
export const apiDocumentQuery = queryOptions({
  queryKey: [DOCUMENT_PATH],
  queryFn: async ({ signal }): Promise<OpenApiDocument> => {
    const response = await fetch(DOCUMENT_PATH, { signal });
    if (!response.ok) throw new Error(`The document answered ${response.status}.`);
    return response.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
