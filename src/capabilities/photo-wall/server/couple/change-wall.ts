import { linkCodeOf } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { renewPrivateAddresses } from '#capabilities/media/server/index.ts';
import { beginWedding, enterWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { PhotoWall } from '../../contract/couple-wall.contract.ts';
import type { Moderation, NameChoice, WallMode } from '../../rules/wall-choices.ts';
import type { WallDays } from '../../rules/wall-window.ts';
import { findWallOf, insertWall, lockWallOf, updateWall, type WallRow } from '../walls.store.ts';
import { wallAnswer } from './wall-answer.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;
type Choices = WallDays & {
  mode: WallMode;
  moderation: Moderation;
  names: NameChoice;
  mayDownload: boolean;
};
type Change = (tx: Tx, weddingId: string, wall: WallRow | undefined) => Promise<void>;

const CODE_BYTES = 17;

function newCodes(clock: Clock) {
  const code = () => linkCodeOf(Buffer.from(clock.token(CODE_BYTES), 'base64url'));
  return { uploadCode: code(), screenCode: code() };
}

/** `version` is what the screen showed; 0 where there was no wall. */
function changeWall(
  deps: Deps,
  actor: SignedInActor,
  version: number,
  change: Change,
): Promise<Result<PhotoWall>> {
  return transact(deps.db, async (tx) => {
    await beginWedding(tx, deps.clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'share-photos');
    if (!entered.ok) return entered;
    const { membership } = entered.value;
    const { weddingId } = membership;
    const wall = await lockWallOf(tx, weddingId);
    if ((wall?.version ?? 0) !== version)
      return fail('wall.changed_meanwhile', 'Someone else just changed this. Here is how it is now.');
    await change(tx, weddingId, wall);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'photo-wall', id: weddingId });
    return ok(await wallAnswer(tx, deps, membership));
  });
}

/** The first time it gets its codes; turned off and on again it keeps them. */
export function saveWall(
  deps: Deps,
  actor: SignedInActor,
  { version, ...choices }: Choices & { version: number },
): Promise<Result<PhotoWall>> {
  return changeWall(deps, actor, version, async (tx, weddingId, wall) => {
    if (wall) return updateWall(tx, weddingId, choices);
    await insertWall(tx, { weddingId, scopeId: deps.clock.uuid(), ...choices, ...newCodes(deps.clock) });
  });
}

/** Everything that was given out before dies together: both links, and every address of a picture. */
export function renewCodes(
  deps: Deps,
  actor: SignedInActor,
  { version }: { version: number },
): Promise<Result<PhotoWall>> {
  return changeWall(deps, actor, version, async (tx, weddingId) => {
    const wall = await findWallOf(tx, weddingId);
    if (!wall) return;
    await updateWall(tx, weddingId, newCodes(deps.clock));
    await renewPrivateAddresses(tx, wall.scopeId);
  });
}
