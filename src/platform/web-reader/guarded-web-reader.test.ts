import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWebReader, createWebReaderWith, type WebReaderParts } from './guarded-web-reader.ts';
import type { WebQuestion } from './web-reader.port.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, and a reader that may reach it by any name. */
async function serve(listener: RequestListener, parts: Partial<WebReaderParts> = {}) {
  const asked = vi.fn(listener);
  const server = createServer(asked);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  const reader = createWebReaderWith({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowedAddress: (address) => address === '127.0.0.1',
    isAllowedPort: (wanted) => wanted === port,
    ...parts,
  });
  const read = (path = '/', question: Partial<WebQuestion> = {}) =>
    reader.read({
      address: `http://feeds.example.com:${port}${path}`,
      types: ['text/calendar'],
      mostBytes: 1_000,
      ...question,
    });
  return { read, asked, port };
}

const calendar: RequestListener = (_request, answer) =>
  answer
    .writeHead(200, { 'content-type': 'Text/Calendar; charset=utf-8', etag: '"one"' })
    .end('BEGIN:VCALENDAR');

describe('reading an address', () => {
  it('answers content with what it says about itself', async () => {
    const { read, asked } = await serve(calendar);
    const answer = await read();
    expect(answer).toMatchObject({
      kind: 'content',
      type: 'text/calendar',
      etag: '"one"',
      lastModified: null,
    });
    expect(answer.kind === 'content' && Buffer.from(answer.bytes).toString()).toBe('BEGIN:VCALENDAR');
    expect(asked.mock.calls[0]?.[0].headers).toMatchObject({
      'accept-encoding': 'identity',
      accept: 'text/calendar',
    });
    expect(asked.mock.calls[0]?.[0].headers.cookie).toBeUndefined();
  });

  it('says what it has, and hears that nothing changed', async () => {
    const { read, asked } = await serve((_request, answer) => answer.writeHead(304).end());
    expect(await read('/', { etag: '"one"', lastModified: 'Tue, 17 Nov 2026 06:00:00 GMT' })).toEqual({
      kind: 'unchanged',
    });
    expect(asked.mock.calls[0]?.[0].headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Tue, 17 Nov 2026 06:00:00 GMT',
    });
  });

  it.each([
    [401, 'LOCKED'],
    [403, 'LOCKED'],
    [404, 'GONE'],
    [410, 'GONE'],
    [500, 'OTHER_STATUS'],
    [206, 'OTHER_STATUS'],
  ] as const)('a status of %i is %s', async (status, reason) => {
    const { read } = await serve((_request, answer) => answer.writeHead(status).end('no'));
    expect(await read()).toEqual({ kind: 'refused', reason });
  });

  it('takes no other type, and nothing that is packed', async () => {
    const html = await serve((_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in</p>'),
    );
    expect(await html.read()).toEqual({ kind: 'refused', reason: 'WRONG_TYPE' });
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const packed = await serve((_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/calendar', 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await packed.read('/', { mostBytes: 100_000 })).toEqual({ kind: 'refused', reason: 'WRONG_TYPE' });
  });
});

describe('limits', () => {
  it('an announced size that is too large is not read', async () => {
    const { read } = await serve((_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/calendar', 'content-length': '1001' }).write('BEGIN'),
    );
    expect(await read()).toEqual({ kind: 'refused', reason: 'TOO_LARGE' });
  });

  it('an endless body is cut', async () => {
    const { read } = await serve((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/calendar' });
      const pour = () => {
        while (!answer.destroyed && answer.write('x'.repeat(500)));
        if (!answer.destroyed) answer.once('drain', pour);
      };
      pour();
    });
    expect(await read()).toEqual({ kind: 'refused', reason: 'TOO_LARGE' });
  });

  it('a body that comes drop by drop is given up', async () => {
    const { read } = await serve(
      (request, answer) => {
        answer.writeHead(200, { 'content-type': 'text/calendar' });
        const drops = setInterval(() => answer.write('x'), 20);
        request.on('close', () => clearInterval(drops));
      },
      { wholeMs: 250 },
    );
    expect(await read()).toEqual({ kind: 'refused', reason: 'TOO_SLOW' });
  });

  it('a server that says nothing is given up', async () => {
    const { read } = await serve(() => undefined, { wholeMs: 200 });
    expect(await read()).toEqual({ kind: 'refused', reason: 'TOO_SLOW' });
  });

  it('a name that takes too long is given up', async () => {
    const { read } = await serve(calendar, { resolve: () => new Promise(() => undefined), connectMs: 100 });
    expect(await read()).toEqual({ kind: 'refused', reason: 'TOO_SLOW' });
  });

  it('a line that breaks off is a refusal, and nothing else happens', async () => {
    const { read } = await serve((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/calendar', 'content-length': '500' });
      answer.write('BEGIN');
      setTimeout(() => answer.destroy(), 20);
    });
    expect(await read()).toEqual({ kind: 'refused', reason: 'UNREACHABLE' });
  });

  it('headers without end are a refusal', async () => {
    const { read } = await serve((_request, answer) => {
      for (let line = 0; line < 40; line += 1) answer.setHeader(`x-${line}`, 'x'.repeat(1_000));
      answer.writeHead(200, { 'content-type': 'text/calendar' }).end();
    });
    expect(await read()).toEqual({ kind: 'refused', reason: 'UNREACHABLE' });
  });
});

describe('redirects', () => {
  const redirectTo =
    (target: (path: string) => string): RequestListener =>
    (request, answer) =>
      answer.writeHead(302, { location: target(request.url ?? '') }).end();

  it('three are followed, relative ones too', async () => {
    const { read } = await serve((request, answer) => {
      const step = Number(request.url?.slice(1));
      if (step === 3) calendar(request, answer);
      else answer.writeHead(301, { location: `/${step + 1}` }).end();
    });
    expect(await read('/0')).toMatchObject({ kind: 'content', address: expect.stringMatching(/\/3$/) });
  });

  it('a fourth is not', async () => {
    const { read, asked } = await serve(redirectTo((path) => `${path}x`));
    expect(await read()).toEqual({ kind: 'refused', reason: 'TOO_MANY_REDIRECTS' });
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://metadata.google.internal/',
    'file:///etc/passwd',
    'https://user:secret@example.com/',
    'http://example.com:9200/',
  ])('one to %s is refused and never asked', async (target) => {
    const { read, asked } = await serve(redirectTo(() => target));
    expect(await read()).toEqual({ kind: 'refused', reason: 'PRIVATE_ADDRESS' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('one to a name that leads inside is refused by the connection', async () => {
    const { read, port } = await serve(
      (_request, answer) => answer.writeHead(302, { location: `http://inside.example.com:${port}/` }).end(),
      {
        resolve: async (host) => [
          { address: host.startsWith('inside') ? '10.0.0.5' : '127.0.0.1', family: 4 },
        ],
      },
    );
    expect(await read()).toEqual({ kind: 'refused', reason: 'PRIVATE_ADDRESS' });
  });
});

describe('where a name leads', () => {
  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, mapped', ['::ffff:127.0.0.1']],
    ['this machine, translated', ['64:ff9b::7f00:1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['a private network', ['10.0.0.5']],
    ['a public and a private address', ['8.8.8.8', '192.168.0.10']],
    ['nowhere', []],
  ])('%s: the process never connects', async (_name, addresses) => {
    const { port, asked } = await serve(calendar);
    const strict = createWebReaderWith({
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      isAllowedPort: (wanted) => wanted === port,
    });
    const question = {
      address: `http://feeds.example.com:${port}/`,
      types: ['text/calendar'],
      mostBytes: 10,
    };
    expect(await strict.read(question)).toEqual({ kind: 'refused', reason: 'PRIVATE_ADDRESS' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('a name that means something else the second time gains nothing: it is resolved once, in the connect', async () => {
    const resolve = vi
      .fn<WebReaderParts['resolve']>()
      .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
      .mockResolvedValue([{ address: '10.0.0.5', family: 4 }]);
    const { read } = await serve(calendar, { resolve });
    expect(await read()).toMatchObject({ kind: 'content' });
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('a name that nobody knows is told so', async () => {
    const { read } = await serve(calendar, {
      resolve: async () => Promise.reject(Object.assign(new Error('nobody'), { code: 'ENOTFOUND' })),
    });
    expect(await read()).toEqual({ kind: 'refused', reason: 'UNKNOWN_HOST' });
  });

  it('the reader of the process takes no exceptions: this machine and its ports stay out of reach', async () => {
    const { port, asked } = await serve(calendar);
    const ask = (address: string) =>
      createWebReader().read({ address, types: ['text/calendar'], mostBytes: 1_000 });
    for (const host of ['127.0.0.1', 'localhost', '[::1]', 'feeds.example.com']) {
      expect(await ask(`http://${host}:${port}/`)).toEqual({ kind: 'refused', reason: 'BAD_ADDRESS' });
    }
    expect(asked).not.toHaveBeenCalled();
  });
});
