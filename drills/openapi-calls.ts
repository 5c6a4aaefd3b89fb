import type { Schema } from './hostile-values.ts';

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema?: Schema };
type Operation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
};

export type ApiCall = {
  method: string;
  path: string;
  params: Parameter[];
  query: Parameter[];
  body: Schema | undefined;
  /** The body is a file, and nothing else. */
  takesFile: boolean;
};

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
        params: parameters.filter((each) => each.in === 'path'),
        query: parameters.filter((each) => each.in === 'query'),
        body: requestBody?.content?.['application/json']?.schema,
        takesFile: requestBody?.content !== undefined && !requestBody.content['application/json'],
      })),
  );
}
