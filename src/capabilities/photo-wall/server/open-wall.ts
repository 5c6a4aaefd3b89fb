import { isLinkCode } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Tx } from '#platform/database/database.ts';
import { type WallWindow, wallWindow } from '../rules/wall-window.ts';
import { findWallByScreen, findWallByUpload, type OpenWall } from './walls.store.ts';

/** Where nobody has said where the wedding is, the last American clock counts: nobody is shut out early. */
const LATEST = 'Pacific/Honolulu';

/** The same words whether it never was one, or is none any more. */
export function wallMissing() {
  return fail('wall.not_found', 'This link doesn’t lead anywhere. Please scan the code again.');
}

export function windowOf(wall: OpenWall, now: Date): WallWindow {
  return wallWindow(wall, now, wall.spot ? timeZoneAt(wall.spot) : LATEST);
}

/** A code of another kind is looked for like one that was made up: both take as long. */
export async function openWall(tx: Tx, code: string): Promise<Result<OpenWall>> {
  const wall = isLinkCode(code) ? await findWallByUpload(tx, code) : undefined;
  return wall ? ok(wall) : wallMissing();
}

export async function openScreen(tx: Tx, code: string): Promise<Result<OpenWall>> {
  const wall = isLinkCode(code) ? await findWallByScreen(tx, code) : undefined;
  return wall ? ok(wall) : wallMissing();
}

/** Codes that lead nowhere are counted by whoever tries them; those that lead somewhere are not. */
export async function unwrapWall<T>(context: RequestContext, result: Result<T>): Promise<T> {
  if (!result.ok && result.failure.code === 'wall.not_found') await demandRate(context, 'wall-code');
  return unwrap(result);
}
