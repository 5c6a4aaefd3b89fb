import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signUpCouple } from '../testing/test-people.ts';

let test: TestApp | undefined;

afterEach(async () => {
  await test?.close();
  test = undefined;
});

describe('closing', () => {
  it('ends open streams instead of waiting for them', async () => {
    test = await openTestApp();
    const { app, platform } = test;
    const { browser } = await signUpCouple(test);
    const ownReaders = platform.live.subscriberCount();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(`${address}/web-api/v1/live`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await vi.waitFor(() => expect(platform.live.subscriberCount()).toBe(ownReaders + 1));

    const [, text] = await Promise.all([app.close(), stream.text()]);
    expect(text).not.toContain('error');
    expect(platform.live.subscriberCount()).toBe(0);
  });

  it('lets a call that is under way finish', async () => {
    test = await openTestApp();
    const { app, platform } = test;
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const blocker = await platform.db.$client.connect();
    await blocker.query('begin; lock table states in access exclusive mode');
    const answer = fetch(`${address}/web-marketplace-api/v1/us-states`);
    await vi.waitFor(async () => {
      const { rows } = await blocker.query('select from pg_locks where not granted');
      expect(rows).toHaveLength(1);
    });
    const closed = app.close();
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
    await blocker.query('commit');
    blocker.release();
    const { status, headers } = await answer;
    expect(status).toBe(200);
    expect(headers.get('connection')).toBe('close');
    await closed;
  });
});
