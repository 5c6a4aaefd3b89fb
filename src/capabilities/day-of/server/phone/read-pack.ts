import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { DayPack } from '../../contract/phone.contract.ts';
import { notThere } from '../change-plan.ts';
import { buildPack } from './build-pack.ts';
import { type DoorKey, openDoor } from './open-door.ts';

export async function readPack(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: DoorKey,
): Promise<Result<DayPack>> {
  const opened = await openDoor(db, key, clock.now());
  if (!opened.ok) return opened;
  const { weddingId, reader } = opened.value;
  const pack = await buildPack(db, weddingId, reader);
  return pack ? ok(pack) : notThere();
}
