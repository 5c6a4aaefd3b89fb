import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { noWebsite } from '../failures.ts';
import { listPagePrivacy } from '../page-privacy.store.ts';
import { openPasscode } from '../passcodes.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findWebsite } from '../websites.store.ts';

/** The site’s, or that of one of its pages. */
export async function readPasscode(
  { db, secret }: WebsiteDeps,
  actor: SignedInActor,
  pageUuid: string | null,
): Promise<Result<{ passcode: string }>> {
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-website');
  if (!member.ok) return member;
  const { weddingId } = member.value;
  const site = await findWebsite(db, weddingId);
  if (!site) return noWebsite();
  const page = pageUuid === null ? undefined : (await listPagePrivacy(db, weddingId)).get(pageUuid);
  if (pageUuid !== null && !page?.passcode) return noWebsite();
  return ok({ passcode: openPasscode(secret, page?.passcode ?? site.passcode) });
}
