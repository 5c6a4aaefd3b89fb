import { isCalendarDate } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { findColleague } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SubmissionWords } from '../../contract/words.ts';
import { orderPhotos } from '../../rules/order-photos.ts';
import { isWritable } from '../../rules/submission-states.ts';
import { listCredits, replaceCredits, type StoredCredit } from '../credits.store.ts';
import { listPhotos, replacePhotos } from '../photos.store.ts';
import { changeSubmission, findCity, type StoredSubmission } from '../submissions.store.ts';

export type Written = SubmissionWords & { version: number };

/** As they are named, those not named after them. */
export async function writePhotos(tx: Tx, id: number, named: SubmissionWords['photos']): Promise<void> {
  const ordered = orderPhotos(await listPhotos(tx, [id]), named);
  await replacePhotos(
    tx,
    id,
    ordered.map(({ photo, named: words }) => ({
      pictureId: photo.pictureId,
      caption: words?.caption ?? photo.caption,
      subject: words?.subject ?? photo.subject,
    })),
  );
}

/** A business that said something keeps what it said. Unpublished and unknown ones are names like any other. */
async function writeCredits(tx: Tx, id: number, credits: SubmissionWords['credits']): Promise<void> {
  const before = (await listCredits(tx, [id])).map(({ credit }) => credit);
  const rows: Omit<StoredCredit, 'submissionId' | 'position'>[] = [];
  for (const { role, name, website, storefrontUuid } of credits) {
    const business = storefrontUuid ? await findColleague(tx, storefrontUuid) : undefined;
    const isNew = business && rows.every(({ storefrontId }) => storefrontId !== business.id);
    const known = isNew ? before.find(({ storefrontId }) => storefrontId === business.id) : undefined;
    rows.push({
      role,
      name: isNew ? business.name : name,
      website,
      storefrontId: isNew ? business.id : null,
      state: isNew ? (known?.state ?? 'ASKED') : null,
      answeredBy: known?.answeredBy ?? null,
      answeredAt: known?.answeredAt ?? null,
    });
  }
  await replaceCredits(tx, id, rows);
}

/** Puts down what was written, over the version that was read. */
export async function writeWords(
  tx: Tx,
  submission: StoredSubmission,
  { version, photos, credits, weddingDate, cityId, ...words }: Written,
  now: Date,
): Promise<Result<StoredSubmission>> {
  if (!isWritable(submission.status)) {
    return fail('submission.wrong_status', 'This wedding has been sent already.');
  }
  if (submission.version !== version) {
    return fail(
      'submission.changed_meanwhile',
      'Somebody changed this wedding meanwhile. Reload the page to see what’s there now.',
    );
  }
  const city = cityId === null ? undefined : await findCity(tx, cityId);
  if (cityId !== null && !city) {
    const problem = 'Choose a city from the list.';
    return fail('invalid_input', problem, { fields: { cityId: problem } });
  }
  await writePhotos(tx, submission.id, photos);
  await writeCredits(tx, submission.id, credits);
  const change = {
    ...words,
    cityId,
    weddingDate: isCalendarDate(weddingDate) ? weddingDate : null,
    version: version + 1,
    updatedAt: now,
  };
  return ok(await changeSubmission(tx, submission.id, change));
}
