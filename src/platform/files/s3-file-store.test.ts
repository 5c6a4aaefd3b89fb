import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBucket, type TestBucket } from '#platform/testing/test-bucket.ts';
import { describeFileStore } from '#platform/testing/test-file-store.ts';
import { createS3FileStore, type S3Settings } from './s3-file-store.ts';

const bytes = (content: string) => new TextEncoder().encode(content);

describeFileStore('a bucket', async () => {
  const { settings, close } = await openTestBucket();
  return { files: createS3FileStore(settings), close };
});

describe('a bucket that refuses', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await openTestBucket();
  });
  afterAll(() => bucket.close());

  test.each([
    ['a wrong key', { accessKeyId: 'nobody' }, /403 \(InvalidAccessKeyId\)/],
    ['a missing bucket', { bucket: 'not-there' }, /404 \(NoSuchBucket\)/],
  ])('%s is an error, not a missing file', async (_case, wrong, message) => {
    const files = createS3FileStore({ ...bucket.settings, ...wrong });
    await expect(files.put('a.txt', bytes('x'), { contentType: 'text/plain' })).rejects.toThrow(message);
    await expect(files.get('a.txt')).rejects.toThrow(message);
    await expect(files.deleteBelow('a')).rejects.toThrow(message);
  });
});

describe('a bucket that fails', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function serve(listener: RequestListener): Promise<S3Settings> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    const { port } = server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/`,
      bucket: 'b',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'hunter2',
    };
  }

  test('leads nobody elsewhere', async () => {
    let asked = 0;
    const elsewhere = await serve((_request, response) => {
      asked += 1;
      response.end('stolen');
    });
    const settings = await serve((_request, response) => {
      response.writeHead(302, { location: elsewhere.endpoint }).end();
    });
    await expect(createS3FileStore(settings).get('a.txt')).rejects.toThrow();
    expect(asked).toBe(0);
  });

  test('is asked again when it stumbles', async () => {
    let requests = 0;
    const settings = await serve((request, response) => {
      requests += 1;
      request.resume().on('end', () => response.writeHead(requests === 1 ? 503 : 200).end());
    });
    await createS3FileStore(settings).put('a.txt', bytes('x'), { contentType: 'text/plain' });
    expect(requests).toBe(2);
  });

  test('is an error when it stays broken, and the error tells no secret', async () => {
    const settings = await serve((request, response) => {
      request
        .resume()
        .on('end', () => response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'));
    });
    const files = createS3FileStore(settings);
    const failure = await files.get('private/a.txt').catch((error: unknown) => error);
    expect(String(failure)).toBe('Error: The bucket answered 500 (InternalError).');
    await expect(files.exists('a.txt')).rejects.toThrow('500');
    await expect(files.delete('a.txt')).rejects.toThrow('500');
  });

  test('is given up when it does not answer', async () => {
    const settings = await serve(() => undefined);
    const files = createS3FileStore(settings, 50);
    await expect(files.get('a.txt')).rejects.toThrow('did not answer in time');
    await expect(files.put('a.txt', bytes('x'), { contentType: 'text/plain' })).rejects.toThrow('in time');
  });

  test('is an error when its listing is cut off: nothing was deleted, and nobody may think so', async () => {
    const settings = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end('<ListBucketResult><IsTruncated>false</IsTruncated>');
    });
    await expect(createS3FileStore(settings).deleteBelow('albums/1')).rejects.toThrow('cannot be read');
  });

  test('breaks the reader’s stream when the connection breaks', async () => {
    const settings = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100', 'content-type': 'text/plain' });
      response.write('half', () => response.destroy());
    });
    const file = await createS3FileStore(settings).get('a.txt');
    await expect(file && text(file.stream)).rejects.toThrow();
  });

  test('gets the key in the path, a signature and the hash of the content', async () => {
    const seen: Record<string, unknown> = {};
    const settings = await serve((request, response) => {
      Object.assign(seen, request.headers, { url: request.url });
      request.resume().on('end', () => response.writeHead(200).end());
    });
    await createS3FileStore(settings).put('a/b.txt', bytes('x'), { contentType: 'text/plain' });
    expect(seen).toMatchObject({
      url: '/b/a/b.txt',
      'content-length': '1',
      'x-amz-content-sha256': '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
    });
    expect(seen.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/auto\/s3\/aws4_request/);
  });
});
