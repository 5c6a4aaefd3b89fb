import { fail, ok, type Result } from '#base/result.ts';
import { lockInquiry } from '#capabilities/inquiries/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { RefundCaseView } from '../contract/support-refunds.contract.ts';
import type { RequestState } from '../tables.ts';
import { announceLead } from './announce-lead.ts';
import { giveBack, type ProtectionDeps } from './give-back.ts';
import { tellOfDecline } from './notices.ts';
import { type KnownLead, readFacts, readFactsOf } from './read-facts.ts';
import { decideRequest, findRequest, listDecided, listWaiting, type RequestView } from './store.ts';

const SPAM = { SPAM: 'FOUND', OPEN: 'REPORTED', GENUINE: 'GENUINE' } as const;

function presentRequest(view: RequestView, { lead, facts }: KnownLead): RefundCaseView {
  const { request, asker, decider } = view;
  return {
    inquiryUuid: lead.uuid,
    listingName: lead.storefront.name,
    coupleNames: lead.coupleNames,
    credits: facts.credits,
    connectedAt: facts.connectedAt.toISOString(),
    isFirstMessageRead: facts.isFirstMessageRead,
    coupleMessages: lead.coupleMessages,
    isCoupleGone: facts.isCoupleGone,
    wasBooked: facts.wasBooked,
    spam: facts.spamFoundAt ? 'FOUND' : lead.spamReport && SPAM[lead.spamReport],
    isMailRefused: facts.mailRefusedAt !== null,
    ...{ reason: request.reason, words: request.words, state: request.state, answer: request.answer },
    askedBy: asker,
    askedAt: request.askedAt.toISOString(),
    decidedBy: decider,
    decidedAt: request.decidedAt?.toISOString() ?? null,
  };
}

async function presentAll(tx: Tx, views: readonly RequestView[]): Promise<RefundCaseView[]> {
  const known = await readFacts(
    tx,
    views.map(({ request }) => request.inquiryUuid),
  );
  const byUuid = new Map(known.map((one) => [one.lead.uuid, one]));
  return views.flatMap((view) => {
    const lead = byUuid.get(view.request.inquiryUuid);
    return lead ? [presentRequest(view, lead)] : [];
  });
}

export async function listRefundRequests({ db }: Pick<Platform, 'db'>) {
  return {
    waiting: await presentAll(db, await listWaiting(db)),
    decided: await presentAll(db, await listDecided(db)),
  };
}

const decidedAlready = () => fail('refund.decided_already', 'Somebody has decided this already.');

type Verdict = { inquiryUuid: string; verdict: 'GRANT' | 'DECLINE'; answer: string };

/** Once, by one of us; the lead's row is locked, so a colleague and the hourly job come before or after. */
export function decideRefundRequest(
  deps: ProtectionDeps,
  actor: SignedInActor,
  { inquiryUuid, verdict, answer }: Verdict,
): Promise<Result<{ state: RequestState }>> {
  return transact(deps.db, async (tx): Promise<Result<{ state: RequestState }>> => {
    await lockInquiry(tx, inquiryUuid);
    const request = await findRequest(tx, inquiryUuid);
    const known = await readFactsOf(tx, inquiryUuid);
    if (!request || !known) return fail('refund.not_found', 'We can’t find this request.');
    if (request.state !== 'ASKED') return decidedAlready();
    if (verdict === 'GRANT') {
      const given = await giveBack(tx, deps, { known, case: request.reason, by: actor, answer });
      return given.ok ? ok({ state: 'GRANTED' }) : given;
    }
    const decision = { state: 'DECLINED', decidedBy: actor.userId, decidedAt: deps.clock.now() } as const;
    await decideRequest(tx, inquiryUuid, { ...decision, answer });
    await tellOfDecline(tx, deps, { lead: known.lead, answer });
    await announceLead(tx, known.lead);
    return ok({ state: 'DECLINED' });
  });
}
