import { ok, type Result } from '#base/result.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { ConsentPage } from '../../contract/consent.contract.ts';
import type { SubmissionDeps } from '../deps.ts';
import { submissionMissing } from '../own/reach-submission.ts';
import { findByLink } from '../submissions.store.ts';
import { presentConsent } from './present-consent.ts';

export async function readConsent(deps: SubmissionDeps, code: string): Promise<Result<ConsentPage>> {
  const found = await findByLink(deps.db, hashToken(code));
  return found ? ok(await presentConsent(deps.db, deps, found)) : submissionMissing();
}
