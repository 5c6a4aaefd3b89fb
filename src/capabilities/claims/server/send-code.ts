import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimPage } from '../contract/claim.contract.ts';
import { CODE_MINUTES } from '../rules/claim-rules.ts';
import { businessDomain, isOfDomain } from './claim-domain.ts';
import { hashCode } from './code-hash.ts';
import { codeMail } from './mails.ts';
import { presentClaimPage } from './present-claim.ts';
import { listingUnknown, reachListing } from './reach-listing.ts';
import { insertClaim, updateClaim } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'secret'>;

/** A code to an address that only the business can have. The newest counts; those before it open nothing. */
export function sendCode(
  { db, clock, secret }: Deps,
  actor: SignedInActor,
  { uuid, email }: { uuid: string; email: string },
): Promise<Result<ClaimPage>> {
  return transact(db, async (tx): Promise<Result<ClaimPage>> => {
    const reached = await reachListing(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { listing, live } = reached.value;
    const domain = businessDomain(listing.social.web);
    if (!domain)
      return fail('claim.no_domain', 'This listing has no website of its own. Send a document instead.');
    if (!isOfDomain(email, domain)) {
      const message = `Use an address that ends in @${domain}`;
      return fail('claim.wrong_domain', message, { fields: { email: message } });
    }
    const now = clock.now();
    const id = live?.id ?? clock.uuid();
    const code = clock.code();
    const sent = {
      method: 'DOMAIN_MAIL' as const,
      email,
      codeHash: hashCode(secret, id, code),
      codeExpiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
      codeTries: 0,
    };
    const { userId } = actor;
    if (live) await updateClaim(tx, id, sent);
    else {
      const place = { id, storefrontId: listing.id, userId, createdAt: now };
      await insertClaim(tx, { ...place, ...sent, state: 'OPEN' });
    }
    const key = `claim-code:${id}:${now.getTime()}`;
    await queueMail(tx, clock, codeMail({ key, to: email, listingName: listing.name, code }));
    const page = await presentClaimPage(tx, uuid, { userId, now });
    return page ? ok(page) : listingUnknown();
  });
}
