import type { Readable } from 'node:stream';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findWallOf } from '../walls.store.ts';
import { listArchive } from './archive-parts.ts';
import { zipBytes } from './zip-bytes.ts';
import { zipStream } from './zip-stream.ts';

export type WallArchive = { fileName: string; bytes: number; stream: Readable };

/** A part of all photos, for those who look after the wall; nothing for everybody else. */
export async function openWallArchive(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  actor: Actor,
  part: number,
): Promise<WallArchive | undefined> {
  if (actor.kind === 'visitor') return undefined;
  const entered = demandAbility(await membershipOf(db, actor.userId), 'edit-photos');
  const wall = entered.ok ? await findWallOf(db, entered.value.weddingId) : undefined;
  const parts = wall ? await listArchive(db, wall) : [];
  const entries = parts[part - 1];
  if (!entries) return undefined;
  const fileName = parts.length === 1 ? 'wedding-photos.zip' : `wedding-photos-${part}.zip`;
  return { fileName, bytes: zipBytes(entries), stream: zipStream(files, entries) };
}
