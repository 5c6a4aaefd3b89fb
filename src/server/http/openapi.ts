import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { contract } from '../contract.ts';

/** The contract as OpenAPI, generated once per process from the very schemas that validate. */
export function registerOpenApi(app: FastifyInstance, { publicUrl }: Pick<Platform, 'publicUrl'>): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let document: Promise<unknown> | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= generator.generate(contract, {
      info: { title: 'Ampersand', version: '0' },
      servers: [{ url: publicUrl }],
    });
    reply.header('cache-control', 'public, max-age=300');
    return document;
  });
}
