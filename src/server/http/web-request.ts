import type { FastifyRequest } from 'fastify';

export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** The address as a document's loaders see it. Joined, not resolved: '//evil.example' must stay a path of ours. */
export function documentUrl(request: FastifyRequest, publicUrl: string): URL {
  return URL.parse(publicUrl + request.url) ?? new URL(publicUrl);
}
