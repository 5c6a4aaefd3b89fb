import type { FastifyInstance } from 'fastify';

/** Far beyond what our longest form takes. */
const LARGEST_FORM = 64 * 1024;

/**
 * Pages take what a browser sends by itself, and nothing else; calls take JSON, and nothing else. So this belongs to its
 * own scope: a form that any site can make a browser send must never be read as a call.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
    async (_request: unknown, body: Buffer) => body,
  );
}
