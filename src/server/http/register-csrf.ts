import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#base/cookie-name.ts';
import { issuedSessionToken, readSessionToken } from '#capabilities/identity/server/index.ts';
import { statusOf } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import {
  CSRF_COOKIE,
  CSRF_HEADER,
  type CsrfSession,
  isCsrfToken,
  issueCsrfToken,
  passesAsForm,
  passesByLink,
  passesCsrf,
} from './csrf.ts';
import { errorBody } from './error-response.ts';
import { isLinkPage, isPageAddress } from './page-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What takes the place of the token: a secret in the address, or a signature over what is sent. */
    proof?: 'link' | 'signature';
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const REFUSAL = errorBody(
  'csrf_failed',
  'Your session could not be confirmed. Please reload the page and try again.',
);

type CsrfPlatform = Pick<Platform, 'secret' | 'config' | 'clock' | 'publicUrl'>;

function sessionOf(request: FastifyRequest, platform: CsrfPlatform): CsrfSession {
  const { cookie } = request.headers;
  return cookie && readSessionToken(new Headers({ cookie }), platform);
}

function nameOf({ config }: CsrfPlatform): string {
  return cookieName(CSRF_COOKIE, config.isProduction);
}

function setToken(platform: CsrfPlatform, reply: FastifyReply, session: CsrfSession): void {
  const { secret, clock, config } = platform;
  const options = { path: '/', sameSite: 'lax', secure: config.isProduction } as const;
  const token = issueCsrfToken(secret, clock, session);
  reply.header('set-cookie', reply.server.serializeCookie(nameOf(platform), token, options));
}

/** Public documents set no cookie, so the first call of a visit brings the token that later writes repeat. */
export function offerCsrfToken(platform: CsrfPlatform, request: FastifyRequest, reply: FastifyReply): void {
  // Calls that write got here because they brought one.
  if (!SAFE_METHODS.has(request.method)) return;
  const session = sessionOf(request, platform);
  if (!isCsrfToken(platform.secret, request.cookies[nameOf(platform)], session))
    setToken(platform, reply, session);
}

/** Whoever signs in or out, or gets another session, gets a token that belongs to it with the same answer. */
function renewCsrfToken(platform: CsrfPlatform, reply: FastifyReply): void {
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const session = issuedSessionToken(cookies, platform);
  if (session !== undefined) setToken(platform, reply, session);
}

function passes(platform: CsrfPlatform, request: FastifyRequest): boolean {
  const { headers, host } = request;
  const fetchSite = headers['sec-fetch-site'];
  const sender = {
    origin: headers.origin,
    fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
    host,
    publicUrl: platform.publicUrl,
  };
  const { proof } = request.routeOptions.config;
  if (proof === 'link') return passesByLink(sender);
  // The route checks it, and no cookie speaks for anybody there.
  if (proof === 'signature') return true;
  if (request.method === 'POST' && isPageAddress(request.url))
    return isLinkPage(request.url) ? passesByLink(sender) : passesAsForm(sender);
  return passesCsrf(platform.secret, {
    cookie: request.cookies[nameOf(platform)],
    header: headers[CSRF_HEADER],
    origin: headers.origin,
    host,
    session: sessionOf(request, platform),
  });
}

/** Nothing that may change something goes on without our token, or, for the form of a page, without proof of its origin. */
export function registerCsrf(app: FastifyInstance, platform: CsrfPlatform): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || passes(platform, request)) return;
    const { url: route } = request.routeOptions;
    request.log.warn({ event: 'refused', code: 'csrf_failed', route }, 'a write without proof of its origin');
    return reply.code(statusOf('csrf_failed')).send(REFUSAL);
  });
  app.addHook('onSend', async (_request, reply) => renewCsrfToken(platform, reply));
}
