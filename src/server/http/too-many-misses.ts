import type { FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { clientAddress } from './client-address.ts';
import type { DocumentKind } from './document-routes.ts';

/** How long somebody has to wait who tried too many addresses that lead nowhere; nothing for everybody else. */
export async function tooManyMisses(
  { limiter }: Pick<Platform, 'limiter'>,
  request: FastifyRequest,
  { status, misses }: { status: number } & Pick<DocumentKind, 'misses'>,
): Promise<number | undefined> {
  if (status !== 404 || !misses) return undefined;
  const counted = await limiter.hit(misses, { ip: clientAddress(request) });
  return counted.allowed ? undefined : counted.retryAfterSeconds;
}
