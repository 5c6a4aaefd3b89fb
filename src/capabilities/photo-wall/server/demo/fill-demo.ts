import { createHash } from 'node:crypto';
import type pg from 'pg';
import { linkCodeOf } from '#base/link-code.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { DEMO_WEDDING_ID } from '#capabilities/weddings/demo.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { hashToken } from '#platform/hash-token.ts';
import { planWall } from '../../demo/plan-wall.ts';
import { copyPictures, hasWedding, insertDemoWall } from './world.store.ts';

/** The same for the same seed, so that a printed card of the demo keeps working. */
function codeOf(seed: string, what: string): string {
  return linkCodeOf(createHash('sha256').update(`${seed}:${what}:${DEMO_WEDDING_ID}`).digest());
}

/** Keys in the order of time, as the clock makes them: the newest photo has the largest. */
function uuidAt(at: Date, random: string): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}

/** What the guests of Maya and Jonah have brought so far. */
export async function fillDemo(client: pg.ClientBase, { seed, now, pictures }: DemoWorld): Promise<void> {
  if (!(await hasWedding(client, DEMO_WEDDING_ID))) return;
  const random = seededRandom(seed, 'wall photos');
  const scopeId = random.uuid();
  const photos = planWall(seed, { now, pictures }).map((photo) => {
    const uuid = uuidAt(photo.at, random.uuid());
    return { ...photo, uuid, id: random.uuid(), keyHash: hashToken(`${seed} ${photo.uploader || uuid}`) };
  });
  await copyPictures(
    client,
    scopeId,
    photos.map(({ id, assetId: of, keyHash, at }) => ({ id, of, keyHash, at })),
  );
  await insertDemoWall(
    client,
    {
      weddingId: DEMO_WEDDING_ID,
      scopeId,
      ...{ mode: 'GALLERY', moderation: 'AFTER', names: 'OPTIONAL', mayDownload: true },
      uploadCode: codeOf(seed, 'wall-upload'),
      screenCode: codeOf(seed, 'wall-screen'),
    },
    photos.map(({ uuid, id, uploader, keyHash, caption, state, reports, at }) => ({
      ...{
        uuid,
        weddingId: DEMO_WEDDING_ID,
        pictureId: id,
        uploaderName: uploader,
        uploaderKeyHash: keyHash,
      },
      ...{ caption, state, reports, createdAt: at },
    })),
  );
}
