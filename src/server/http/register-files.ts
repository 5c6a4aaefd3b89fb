import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { describeHttpError } from './error-response.ts';

const YEAR_SECONDS = 31_536_000;
/** A range or a version of a file that is not to be had: the file is there. */
const OF_A_FILE = [412, 416];

/** Files whose names carry a hash, so a browser may keep them for a year. What must not be read is not there. */
export async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) throw error;
      if (OF_A_FILE.includes(statusCode)) return reply.code(statusCode).send();
      const { status, body } = describeHttpError(404);
      return reply.code(status).send(body);
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
    });
  });
}
