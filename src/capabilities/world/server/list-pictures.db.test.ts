import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#base/seeded-random.ts';
import { ingestPicture } from '#capabilities/media/server/index.ts';
import { PRODUCTION_ENV } from '#server/testing/production-env.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { WORLD_SEED } from './build-world.ts';
import { type ManifestPicture, PICTURE_FOLDER, readPictureManifest } from './picture-manifest.ts';

const PICTURES = '/web-api/v1/dev/pictures';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** As the world brings it in; the whole set would take half a minute. */
async function bringIn({ id, file, alt }: ManifestPicture): Promise<string> {
  const ingested = await ingestPicture(app.platform, {
    bytes: await readFile(path.join(PICTURE_FOLDER, file)),
    uploadedBy: null,
    altText: alt,
    id: seededRandom(WORLD_SEED, 'picture', id).uuid(),
  });
  if (!ingested.ok) throw new Error(ingested.failure.message);
  return ingested.value.id;
}

describe('the list of demo pictures', () => {
  it('is empty where no world was made', async () => {
    const answer = await app.browser().call('GET', PICTURES);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual([]);
  });

  it('joins the manifest with the library, in the order of the manifest', async () => {
    const manifest = await readPictureManifest();
    const [first, second] = [manifest[0], manifest.find(({ alsoFor }) => alsoFor === undefined)];
    if (!first || !second) throw new Error('The manifest has too few pictures.');
    const secondId = await bringIn(second);
    const firstId = await bringIn(first);
    const answer = await app.browser().call('GET', PICTURES);
    expect(answer.body).toEqual([
      {
        id: firstId,
        key: first.id,
        category: first.category,
        alsoFor: first.alsoFor ?? [],
        subject: first.subject,
        palette: first.palette,
        mood: first.mood,
        season: first.season,
        alt: first.alt,
        width: expect.any(Number),
        height: expect.any(Number),
        dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
        blurDataUrl: expect.stringMatching(/^data:image\/webp;base64,/),
      },
      expect.objectContaining({ id: secondId, key: second.id, alsoFor: [] }),
    ]);
  });

  it('does not exist in production', async () => {
    const production = await openTestApp({
      env: {
        ...PRODUCTION_ENV,
      },
    });
    const answer = await production.browser().call('GET', PICTURES);
    await production.close();
    expect(answer.status, answer.text).toBe(404);
    expect(answer.body).toMatchObject({ error: { code: 'not_found' } });
  });
});
