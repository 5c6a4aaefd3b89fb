import { type Failed, fail, ok, type Result } from '#base/result.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { isNearSlug } from '../../rules/address/near-slugs.ts';
import { SLUG_RULES } from '../../rules/address/slug-rules.ts';
import { changeWebsite } from '../change-website.ts';
import { findSlug, listFreshSlugs, takeSlug } from '../slugs.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';

const TAKEN = 'That one is taken. Try adding the year.';

/** A year in which the address before leads on. */
function aYearAfter(now: Date): Date {
  const later = new Date(now);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

function taken(message: string) {
  return fail('website.slug_taken', message, { fields: { slug: message } });
}

/** Why this couple cannot have an address that is sound by itself. */
export async function refusalOfSlug(
  tx: Tx,
  weddingId: string,
  slug: string,
  now: Date,
): Promise<Failed | undefined> {
  const known = await findSlug(tx, slug, now);
  if (known) return known.weddingId === weddingId ? undefined : taken(TAKEN);
  const fresh = await listFreshSlugs(tx, { slug, weddingId, since: monthOf(now) });
  // Guests mistype; somebody who wants to be mistaken for another site has to wait.
  if (fresh.some((other) => isNearSlug(slug, other)))
    return taken('That’s almost the same as another couple’s address. Try adding the year.');
  return undefined;
}

export async function checkSlug(
  { db, clock }: WebsiteDeps,
  actor: SignedInActor,
  { slug }: { slug: string },
): Promise<Result<{ isAvailable: boolean; message: string }>> {
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-website');
  if (!member.ok) return member;
  const problem = fieldMessage({ slug }, 'slug', SLUG_RULES);
  if (problem !== undefined) return ok({ isAvailable: false, message: problem });
  const refusal = await refusalOfSlug(db, member.value.weddingId, slug, clock.now());
  return ok(
    refusal
      ? { isAvailable: false, message: refusal.failure.message }
      : { isAvailable: true, message: MESSAGES.available },
  );
}

export function saveSlug(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { slug }: { slug: string },
): Promise<Result<{ slug: string }>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, now }) => {
    const refusal = await refusalOfSlug(tx, weddingId, slug, now);
    if (refusal) return refusal;
    const isOurs = await takeSlug(tx, { slug, weddingId, now, until: aYearAfter(now) });
    return isOurs ? ok({ slug }) : taken(TAKEN);
  });
}
