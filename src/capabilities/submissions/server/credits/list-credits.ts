import { ok, type Result } from '#base/result.ts';
import { type EnteredStorefront, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { OwnCredits } from '../../contract/credits.contract.ts';
import { listCreditsOfStorefront } from '../credits.store.ts';
import type { SubmissionDeps } from '../deps.ts';
import { coupleNames } from '../mails.ts';

export async function presentCredits(
  tx: Tx,
  { storefront: { id, uuid, name }, allowed }: EnteredStorefront,
): Promise<OwnCredits> {
  const rows = await listCreditsOfStorefront(tx, id);
  return {
    storefront: { uuid, name },
    canAnswer: allowed.includes('edit-listing'),
    credits: rows.map(({ credit, submission, photographer }) => ({
      submission: submission.uuid,
      names: coupleNames(submission),
      weddingDate: submission.weddingDate,
      photographer,
      role: credit.role,
      state: credit.state ?? 'ASKED',
      slug: submission.slug,
    })),
  };
}

/** Weddings that name this business, the newest first; drafts and what ended are not told. */
export async function listCreditsOf(
  { db }: Pick<SubmissionDeps, 'db'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<OwnCredits>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-preview');
  return entered.ok ? ok(await presentCredits(db, entered.value)) : entered;
}
