import type { Schema } from './hostile-values.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema?: Schema };
type Operation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
};

export type ApiCall = { method: string; path: string; query: Parameter[]; body: Schema | undefined };

/** Every call of the product that has an end, as its own description tells. */
export async function listCalls(url: string): Promise<ApiCall[]> {
  const answer = await fetch(`${url}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([, { responses }]) =>
          !Object.values(responses ?? {}).some(({ content }) => content?.['text/event-stream']),
      )
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        query: parameters.filter((each) => each.in === 'query'),
        body: requestBody?.content?.['application/json']?.schema,
      })),
  );
}
