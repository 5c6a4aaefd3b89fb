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

/** The request as the application reads it: a page that is asked for, or the form of one. */
export function documentRequest(request: FastifyRequest, url: URL): Request {
  const { method, body } = request;
  const headers = webHeaders(request);
  // Judged already, by the address people really reach us at; the router would compare it with the configured one.
  headers.delete('origin');
  return new Request(url, {
    method,
    headers,
    ...(body instanceof Uint8Array && { body: new Uint8Array(body) }),
  });
}
