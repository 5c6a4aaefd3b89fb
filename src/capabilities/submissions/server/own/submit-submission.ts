import { calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { findContact } from '#base/validation/contact-filter.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { listStorefrontReaders } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import type { HoldReason } from '../../rules/hold-reasons.ts';
import { FEWEST_PHOTOS, submissionRules } from '../../rules/submission-rules.ts';
import { submissionMachine } from '../../rules/submission-states.ts';
import { consentCode } from '../consent-link.ts';
import { listCredits } from '../credits.store.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { askCredited, writeToCouple } from '../mails.ts';
import { countPhotos } from '../photos.store.ts';
import {
  changeSubmission,
  hasSameAddress,
  hasSameWedding,
  type StoredSubmission,
} from '../submissions.store.ts';
import { presentOwn } from './present-own.ts';
import { type Asking, enterOpen, lockOwn, type Place } from './reach-submission.ts';
import { type Written, writeWords } from './write-words.ts';

/** The same mailbox, whatever is added behind a plus sign. */
const mailbox = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');

/** What the call alone cannot know: the day it is, the photos that are there, who works for the business. */
async function demandSendable(
  tx: Tx,
  { clock }: Pick<SubmissionDeps, 'clock'>,
  submission: StoredSubmission,
  written: Written,
): Promise<Result<undefined>> {
  const fields = validateFields(written, submissionRules(calendarDateOf(clock.now())));
  if ((await countPhotos(tx, submission.id)) < FEWEST_PHOTOS) {
    fields.photos = `Add at least ${FEWEST_PHOTOS} photos.`;
  }
  if (Object.keys(fields).length > 0) {
    return fail('invalid_input', 'Please check the highlighted fields.', { fields });
  }
  const team = await listStorefrontReaders(tx, submission.storefrontId);
  if (team.some(({ email }) => mailbox(email) === mailbox(written.coupleEmail))) {
    const coupleEmail = 'This is an address of your own team. The couple has to agree itself.';
    return fail('submission.own_address', coupleEmail, { fields: { coupleEmail } });
  }
  return ok(undefined);
}

async function holdsOf(tx: Tx, submission: StoredSubmission): Promise<HoldReason[]> {
  const { title, summary, story } = submission;
  const signs: [HoldReason, boolean][] = [
    ['SAME_WEDDING', await hasSameWedding(tx, submission)],
    ['SAME_COUPLE_ADDRESS', await hasSameAddress(tx, submission)],
    ['CONTACT_DETAILS', findContact(`${title}\n${summary}\n${story}`) !== undefined],
  ];
  return signs.filter(([, isSo]) => isSo).map(([reason]) => reason);
}

/** Another address gets a link of its own, and the last one opens nothing any more. */
function linkOf(
  { secret }: Pick<SubmissionDeps, 'secret'>,
  before: StoredSubmission,
  coupleEmail: string,
): { linkNumber: number; linkHash: string } {
  const isSame = before.linkHash !== null && before.coupleEmail === coupleEmail;
  const linkNumber = isSame ? before.linkNumber : before.linkNumber + 1;
  return { linkNumber, linkHash: hashToken(consentCode(secret, { uuid: before.uuid, linkNumber })) };
}

/** To staff, with the couple and the credited businesses asked. */
export function submitSubmission(
  deps: SubmissionDeps,
  asking: Asking,
  { uuid, submission, ...written }: Written & Place,
): Promise<Result<OwnSubmission>> {
  return transact(deps.db, async (tx): Promise<Result<OwnSubmission>> => {
    const entered = await enterOpen(tx, deps, asking, uuid);
    if (!entered.ok) return entered;
    const own = await lockOwn(tx, entered.value, submission);
    if (!own.ok) return own;
    const now = deps.clock.now();
    const link = linkOf(deps, own.value, written.coupleEmail);
    const saved = await writeWords(tx, own.value, written, now);
    if (!saved.ok) return saved;
    const sendable = await demandSendable(tx, deps, own.value, written);
    if (!sendable.ok) return sendable;
    const status = submissionMachine.next(own.value.status, 'submit');
    if (!status) return fail('submission.wrong_status', 'This wedding can no longer be sent.');
    const sent = await changeSubmission(tx, own.value.id, {
      ...{ status, consent: 'ASKED', consentVersion: null, consentAt: null, consentNote: '' },
      ...link,
      holds: await holdsOf(tx, saved.value),
      ...{ askedAt: now, sentAt: now, takenBy: null, takenAt: null, secondLookBy: null },
      ...{ decidedBy: null, decidedAt: null, reason: '' },
    });
    await noteEvent(tx, { submissionId: sent.id, event: 'submit', actorId: asking.actor.userId, at: now });
    await writeToCouple(tx, deps, sent, 'ask');
    for (const { credit, storefrontUuid } of await listCredits(tx, [sent.id])) {
      const { storefrontId, role, state } = credit;
      if (storefrontId !== null && storefrontUuid && state === 'ASKED') {
        await askCredited(tx, deps, sent, { storefrontId, storefrontUuid, role });
      }
    }
    return ok(await presentOwn(tx, deps, asking, entered.value, sent));
  });
}
