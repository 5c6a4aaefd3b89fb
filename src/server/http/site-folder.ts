import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { siteFiles } from '#capabilities/websites/rules/site-files.ts';
import type { DrawSiteFile } from '#capabilities/websites/screens/take-out/draw-file.tsx';
import { openSiteFolder } from '#capabilities/websites/server/index.ts';
import { statusOf } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { clientAddress } from './client-address.ts';
import { errorBody } from './error-response.ts';
import type { ContextFor } from './request-context.ts';

type Parts = { contextFor: ContextFor; loadBuild(): Promise<ServerBuild> };

/** A couple’s website as a folder of files in a zip. Outside the contract, because it is streamed picture by picture. */
export function registerSiteFolder(
  app: FastifyInstance,
  platform: Platform,
  { contextFor, loadBuild }: Parts,
): void {
  async function read(address: string): Promise<Buffer> {
    const found = await app.inject({ url: address, headers: { accept: 'text/css,*/*;q=0.1' } });
    if (found.statusCode !== 200) throw new Error('A file of a website is not among our own.');
    return found.rawPayload;
  }

  app.get(siteFiles.folder(), async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-store');
    const { actor } = await contextFor(request);
    if (actor.kind === 'visitor')
      return reply
        .code(statusOf('unauthenticated'))
        .send(errorBody('unauthenticated', 'Please log in to continue.'));
    const counted = await platform.limiter.hit('website-take-out', {
      ip: clientAddress(request),
      account: actor.userId,
    });
    if (!counted.allowed) {
      reply.code(statusOf('too_many_requests')).header('retry-after', counted.retryAfterSeconds);
      return errorBody('too_many_requests', 'Too many requests. Please wait a moment and try again.');
    }
    const build = await loadBuild();
    const { drawSiteFile } = build.entry.module as unknown as { drawSiteFile: DrawSiteFile };
    const opened = await openSiteFolder(platform, actor, {
      draw: (look, view, sheetFile) => drawSiteFile({ look, view, sheetFile }),
      read,
    });
    if (!opened.ok) {
      const { code, message } = opened.failure;
      return reply.code(statusOf(code)).send(errorBody(code, message));
    }
    const stream = opened.value;
    reply.raw.once('close', () => stream.destroy());
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="wedding-website.zip"')
      .send(stream);
  });
}
