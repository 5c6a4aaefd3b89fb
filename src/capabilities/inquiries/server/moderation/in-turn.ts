import type { Result } from '#base/result.ts';
import type { DecidedMany } from '../../contract/moderation.contract.ts';

/** One after the other, each in its own transaction; what was not possible is named. */
export async function inTurn(
  uuids: readonly string[],
  act: (uuid: string) => Promise<Result<unknown>>,
): Promise<DecidedMany> {
  const done: string[] = [];
  const refused: DecidedMany['refused'] = [];
  for (const uuid of new Set(uuids)) {
    const result = await act(uuid);
    if (result.ok) done.push(uuid);
    else refused.push({ uuid, message: result.failure.message });
  }
  return { done, refused };
}
