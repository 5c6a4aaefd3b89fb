import { fail, ok, type Result } from '#base/result.ts';
import { inspectAttachment, keepAttachment } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { MOST_DISPUTE_FILES } from '../../rules/dispute-rules.ts';
import type { DisputeSide } from '../../rules/dispute-states.ts';
import { disputeFileKey } from './dispute-files.ts';
import { countDisputeFiles, insertDisputeFile } from './disputes.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>;

type Paper<Answer> = {
  side: DisputeSide;
  name: string;
  content: Uint8Array;
  /** Who may bring it, to which dispute. */
  reach: (tx: Tx) => Promise<Result<{ disputeUuid: string }>>;
  answer: (tx: Tx) => Promise<Result<Answer>>;
};

/** A paper of either side, for staff alone. */
export async function keepDisputeFile<Answer>(
  deps: Deps,
  { side, name, content, reach, answer }: Paper<Answer>,
): Promise<Result<Answer>> {
  const inspected = await inspectAttachment(deps, name, content);
  if (!inspected.ok) return inspected;
  const { attachment } = inspected.value;
  return transact(deps.db, async (tx): Promise<Result<Answer>> => {
    const reached = await reach(tx);
    if (!reached.ok) return reached;
    const { disputeUuid } = reached.value;
    if ((await countDisputeFiles(tx, disputeUuid, side)) >= MOST_DISPUTE_FILES) {
      return fail('dispute.too_many_files', `You can add up to ${MOST_DISPUTE_FILES} files.`);
    }
    const uuid = deps.clock.uuid();
    const { name: kept, mediaType } = attachment;
    await insertDisputeFile(tx, {
      uuid,
      disputeUuid,
      side,
      name: kept,
      mediaType,
      createdAt: deps.clock.now(),
    });
    const answered = await answer(tx);
    if (!answered.ok) return answered;
    // Last: of a row that could not be written no file stays behind.
    await keepAttachment(deps, { key: disputeFileKey(uuid), mediaType, content: inspected.value.content });
    return ok(answered.value);
  });
}
