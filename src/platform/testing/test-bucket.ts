import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '#platform/files/s3-file-store.ts';

/** The one account the server knows. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

export type TestBucket = { settings: S3Settings; close(): Promise<void> };

/** An empty bucket on a server that speaks the S3 protocol. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'ampersand-bucket-'));
  const bucket = 'ampersand-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: { ...ACCOUNT, endpoint: `http://127.0.0.1:${port}`, bucket },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
