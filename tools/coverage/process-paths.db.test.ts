import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_CALLS } from '#server/contract-calls.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

function get(url: string) {
  return app.app.inject({ method: 'GET', url });
}

describe('paths the process serves itself', () => {
  it.each(['/healthz', '/readyz'])('%s answers, and nobody keeps the answer', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('/openapi.json holds every call of the contract', async () => {
    const answer = await get('/openapi.json');
    expect(answer.statusCode).toBe(200);
    const { paths } = answer.json<{ paths: Record<string, Record<string, unknown>> }>();
    const missing = CONTRACT_CALLS.filter(({ method, path }) => !paths[path]?.[method.toLowerCase()]);
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('image resizing asks for a picture, and says so in the envelope', async () => {
    const answer = await get('/web-marketplace-api/resize-image-asset');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'invalid_input', fields: { id: expect.any(String) } },
    });
  });
});
