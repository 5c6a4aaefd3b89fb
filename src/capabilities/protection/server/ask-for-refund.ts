import { fail, ok, type Result } from '#base/result.ts';
import { lockInquiry } from '#capabilities/inquiries/server/index.ts';
import { type StorefrontMembership, storefrontMembershipOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { LeadRefund } from '../contract/lead-refunds.contract.ts';
import { type CaseStanding, caseStandings } from '../rules/case-standings.ts';
import type { RefundCase } from '../rules/protection-cases.data.ts';
import { askableUntil, canAskForRefund } from '../rules/request-rules.ts';
import { announceLead } from './announce-lead.ts';
import { type KnownLead, readFactsOf } from './read-facts.ts';
import { findRefund, findRequest, insertRequest, type LeadRow, listLeadRows } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

type Entered = { lead: LeadRow; known: KnownLead | undefined; allowed: StorefrontMembership['allowed'] };

/** A lead of a listing this person works for. Strangers learn nothing, not even that it exists. */
async function enterLead(tx: Tx, { userId }: SignedInActor, uuid: string): Promise<Result<Entered>> {
  const missing = () => fail('refund.not_found', 'We can’t find this lead.');
  const [lead] = await listLeadRows(tx, [uuid]);
  if (!lead?.readyAt) return missing();
  const member = await storefrontMembershipOf(tx, lead.storefront.id, userId);
  if (!member) return missing();
  return ok({ lead, known: await readFactsOf(tx, uuid), allowed: member.allowed });
}

const DAY_MS = 86_400_000;

function presentCase({ key, state, until, because }: CaseStanding, now: Date): LeadRefund['cases'][number] {
  const leftMs = until ? until.getTime() - now.getTime() : -1;
  return {
    ...{ key, state, because },
    until: until?.toISOString() ?? null,
    daysLeft: leftMs < 0 ? null : Math.ceil(leftMs / DAY_MS),
  };
}

async function present(tx: Tx, { lead, known, allowed }: Entered, now: Date): Promise<LeadRefund> {
  const request = await findRequest(tx, lead.uuid);
  const refund = await findRefund(tx, lead.uuid);
  const { connectedAt = null, credits = 0, isRefunded = false } = known?.facts ?? {};
  const canAsk = canAskForRefund({ connectedAt, credits, isRefunded, isAsked: request !== undefined }, now);
  return {
    credits,
    canAsk: canAsk && allowed.includes('connect'),
    askUntil: canAsk && connectedAt ? askableUntil(connectedAt).toISOString() : null,
    request: request
      ? {
          ...{ reason: request.reason, words: request.words, state: request.state, answer: request.answer },
          askedAt: request.askedAt.toISOString(),
        }
      : null,
    cases: known
      ? caseStandings(
          known.facts,
          { refundedFor: refund?.protectionCase ?? null, request: request?.state ?? null },
          now,
        ).map((standing) => presentCase(standing, now))
      : [],
    refund: refund
      ? { protectionCase: refund.protectionCase, credits: refund.credits, at: refund.at.toISOString() }
      : null,
  };
}

export async function readLeadRefund(
  { db, clock }: Deps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<LeadRefund>> {
  const entered = await enterLead(db, actor, uuid);
  return entered.ok ? ok(await present(db, entered.value, clock.now())) : entered;
}

type Request = { uuid: string; reason: RefundCase; words: string };

/** Once for each lead, by whoever may spend credits there. */
export function askForRefund(
  { db, clock }: Deps,
  actor: SignedInActor,
  { uuid, reason, words }: Request,
): Promise<Result<LeadRefund>> {
  return transact(db, async (tx): Promise<Result<LeadRefund>> => {
    await lockInquiry(tx, uuid);
    const entered = await enterLead(tx, actor, uuid);
    if (!entered.ok) return entered;
    const { lead, allowed } = entered.value;
    const now = clock.now();
    if (!allowed.includes('connect'))
      return fail('storefront.role_forbids', 'Your role doesn’t allow this. Ask the owner of the listing.');
    const { canAsk } = await present(tx, entered.value, now);
    if (!canAsk)
      return fail('refund.not_possible', 'A refund of this lead can’t be asked for, or not any more.');
    const storefrontId = lead.storefront.id;
    const asked = { askedBy: actor.userId, reason, words, askedAt: now, state: 'ASKED' as const };
    await insertRequest(tx, { inquiryUuid: uuid, storefrontId, ...asked });
    await announceLead(tx, lead);
    return ok(await present(tx, entered.value, now));
  });
}
