import { paths } from '#app/rules/paths.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import { findInquiryTargets, type InquiryTarget } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import {
  beginWedding,
  type EnteredWedding,
  enterWedding,
  fillWedding,
} from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { InquirySend } from '../../contract/couple-inquiries.contract.ts';
import { dayThatEndsLast } from '../../rules/day-that-ends-last.ts';
import { inquiryRules } from '../../rules/inquiry-rules.ts';
import { askedOptions } from '../../rules/style-questions.ts';
import { inquiryMissing } from '../policy.ts';
import { checkVendors } from './check-vendors.ts';
import { openInquiry } from './open-inquiry.ts';
import { screenInquiry } from './screen-inquiry.ts';
import {
  findCityName,
  findRequest,
  insertRequest,
  listOfRequest,
  listOpenWith,
  type RequestRow,
} from './sending.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

async function checkFields(tx: Tx, { clock }: Deps, given: InquirySend): Promise<Result<string>> {
  const fields = validateFields(given, inquiryRules(dayThatEndsLast(clock.now())));
  const cityName = given.cityId === null ? undefined : await findCityName(tx, given.cityId);
  if (given.cityId !== null && cityName === undefined) fields.location = MESSAGES.locationRequired;
  if (Object.keys(fields).length > 0) {
    return fail('invalid_input', 'Please check the highlighted fields.', { fields });
  }
  return ok(given.location || (cityName ?? ''));
}

type Sending = { entered: EnteredWedding; targets: InquiryTarget[]; given: InquirySend; location: string };

async function writeRequest(
  tx: Tx,
  { clock }: Deps,
  { entered, targets, given, location }: Sending,
): Promise<RequestRow | undefined> {
  const { weddingId, userId } = entered.membership;
  const taxonomyNodeId = targets[0]?.taxonomyNodeId ?? 0;
  const category = categoryByNodeId(taxonomyNodeId);
  const request: RequestRow = {
    uuid: given.requestUuid,
    weddingId,
    sentBy: userId,
    taxonomyNodeId,
    eventGroups: [...new Set(given.events)],
    weddingDate: given.weddingDate,
    isDateFlexible: given.flexible,
    guestCount: given.guestCount ?? 0,
    cityId: given.cityId,
    location,
    budgetMinCents: given.budgetMinCents,
    budgetMaxCents: given.budgetMaxCents,
    optionIds: category ? askedOptions(category.taxonomyKey, given.optionIds) : [],
    message: given.message,
    createdAt: clock.now(),
  };
  return (await insertRequest(tx, request)) ? request : undefined;
}

/** New ones to those who have none open, and what is open already beside them. */
async function openAll(tx: Tx, deps: Deps, sending: Sending): Promise<Result<string[]>> {
  const { entered, targets, given } = sending;
  const { weddingId, userId } = entered.membership;
  const open = await listOpenWith(
    tx,
    weddingId,
    targets.map(({ id }) => id),
  );
  const fresh = targets.filter(({ id }) => !open.some(({ storefrontId }) => storefrontId === id));
  if (fresh.length === 0) {
    return fail('inquiry.already_open', 'You’ve already written to this vendor.', {
      details: { inquiryUuid: open[0]?.uuid },
    });
  }
  const request = await writeRequest(tx, deps, sending);
  if (!request) return inquiryMissing();
  const screening = await screenInquiry(tx, deps, {
    userId,
    weddingId,
    requestUuid: request.uuid,
    message: request.message,
    vendorCount: fresh.length,
  });
  const uuids: string[] = [];
  for (const target of fresh) {
    const inquiry = await openInquiry(tx, deps, {
      request,
      target,
      screening,
      wedding: entered.wedding,
      source: given.source,
    });
    uuids.push(inquiry.uuid);
  }
  return ok([...uuids, ...open.map(({ uuid }) => uuid)]);
}

/** What the first sending made, and what was open besides; the same answer as then. */
async function listSent(tx: Tx, { uuid, weddingId }: RequestRow, given: InquirySend): Promise<string[]> {
  const targets = await findInquiryTargets(tx, given.storefrontUuids);
  const open = await listOpenWith(
    tx,
    weddingId,
    targets.map(({ id }) => id),
  );
  const made = await listOfRequest(tx, uuid);
  return [...new Set([...made, ...open].map((inquiry) => inquiry.uuid))];
}

/** For the others of the wedding. */
async function tellOfSending(
  tx: Tx,
  deps: Deps,
  { membership: { weddingId, userId } }: EnteredWedding,
  targets: readonly InquiryTarget[],
): Promise<void> {
  await noteStep(tx, deps, {
    ...{ weddingId, userId, kind: 'INQUIRY_SENT', href: paths.inbox() },
    subject: targets[0]?.name ?? '',
    count: targets.length,
  });
}

/**
 * Writes to one vendor or to several of one category, all in one transaction. The same request sent again answers what
 * the first one made; whoever has no wedding begins one with it.
 */
export function sendInquiries(
  deps: Deps,
  actor: SignedInActor,
  given: InquirySend,
): Promise<Result<string[]>> {
  return transact(deps.db, async (tx) => {
    await beginWedding(tx, deps.clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'contact-vendors');
    if (!entered.ok) return entered;
    const known = await findRequest(tx, given.requestUuid);
    if (known && known.weddingId !== entered.value.wedding.id) return inquiryMissing();
    if (known) return ok(await listSent(tx, known, given));
    const location = await checkFields(tx, deps, given);
    if (!location.ok) return location;
    const targets = await checkVendors(tx, actor.userId, given.storefrontUuids);
    if (!targets.ok) return targets;
    const sent = await openAll(tx, deps, {
      entered: entered.value,
      targets: targets.value,
      given,
      location: location.value,
    });
    if (!sent.ok) return sent;
    await tellOfSending(tx, deps, entered.value, targets.value);
    await fillWedding(tx, deps, {
      entered: entered.value,
      known: {
        weddingDate: given.flexible ? null : given.weddingDate,
        guestCount: given.guestCount,
        cityId: given.cityId,
      },
    });
    return sent;
  });
}
