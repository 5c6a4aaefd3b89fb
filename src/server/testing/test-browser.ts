import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CallMethod } from '../contract-calls.ts';

/** `Body` is what the test expects; an assertion, not this type, finds out whether it came. */
export type TestResponse<Body = Record<string, unknown>> = {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A browser as far as the API is concerned: keeps cookies and repeats the CSRF token. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  private readonly app: FastifyInstance;
  private readonly address: string;

  /** `address` is where its requests come from, as the server sees it. */
  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.app = app;
    this.address = address;
  }

  async send<Body = Record<string, unknown>>(options: InjectOptions): Promise<TestResponse<Body>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.app.inject({
      remoteAddress: this.address,
      ...options,
      headers: { ...(cookie && { cookie }), ...options.headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value));
    }
    return {
      status: response.statusCode,
      body: parse(response.body) as Body,
      headers: response.headers,
      text: response.body,
    };
  }

  /** One call as the browser client makes it. */
  async call<Body = Record<string, unknown>>(
    method: CallMethod,
    url: string,
    body?: unknown,
  ): Promise<TestResponse<Body>> {
    if (method === 'GET') return this.send<Body>({ method, url });
    return this.send<Body>({
      method,
      url,
      headers: {
        'x-csrf-token': await this.csrfToken(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  }

  async csrfToken(): Promise<string> {
    const kept = () => this.cookies.get('__Host-csrf_token') ?? this.cookies.get('csrf_token');
    if (!kept()) await this.send({ method: 'GET', url: '/web-api/v1/user/status' });
    return decodeURIComponent(kept() ?? '');
  }
}
