import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openReviewWorld, PDF, type ReviewWorld, WORDS } from '../testing/review-world.ts';

let world: ReviewWorld;

beforeAll(async () => {
  world = await openReviewWorld();
});
afterAll(() => world.close());

const SAID = { reason: 'UNTRUE', words: 'The tent was never ours, they rented it.' } as const;

async function openShown() {
  const { couple, listing, staff, reviewUuid } = await world.openShown();
  const vendor = await world.openVendor(listing, 'OWNER');
  return { couple, listing, staff, vendor, one: { uuid: listing.uuid, reviewUuid } };
}

type Shown = Awaited<ReturnType<typeof openShown>>;

const showFile = ({ vendor, one }: Shown, name = PDF.name) =>
  vendor.reviews.sendDisputeFile({ params: { ...one, name }, body: PDF });

async function openDisputed() {
  const shown = await openShown();
  await showFile(shown);
  await shown.vendor.reviews.openDispute({ ...shown.one, ...SAID });
  return shown;
}

const stored = async ({ one }: Shown) =>
  (
    await world.db.$client.query<{ status: string; disputed_at: Date | null }>(
      'select status, disputed_at from reviews where uuid = $1',
      [one.reviewUuid],
    )
  ).rows[0];

const standing = async ({ vendor, listing }: Shown) =>
  (await vendor.reviews.listVendorReviews(listing)).reviews[0];

async function caseOf({ staff, one }: Shown) {
  const { cases } = await staff.reviews.listReviewCases({ view: 'disputed' });
  return cases.find(({ uuid }) => uuid === one.reviewUuid);
}

async function decide(shown: Shown, verdict: 'KEEP' | 'REMOVE') {
  const { version } = (await caseOf(shown)) ?? { version: 0 };
  const uuid = shown.one.reviewUuid;
  return shown.staff.reviews.decideDispute({ uuid, version, verdict, reason: 'The tent is on the bill.' });
}

const fileCount = async () =>
  (await world.db.$client.query('select from review_dispute_files')).rowCount ?? 0;

describe('a dispute', () => {
  it('is collected, sent with its proof, and marks the review without hiding or uncounting it', async () => {
    const shown = await openShown();
    const { vendor, one, couple, listing } = shown;
    expect(await refusal(vendor.reviews.openDispute({ ...one, ...SAID }))).toBe('dispute.needs_proof');
    const begun = await showFile(shown);
    expect(begun).toMatchObject({ state: 'BEGUN', files: [{ name: 'contract.pdf' }] });
    expect((await stored(shown))?.disputed_at).toBeNull();
    const opened = await vendor.reviews.openDispute({ ...one, ...SAID });
    expect(opened).toMatchObject({ state: 'OPEN', isAnswered: false });
    expect(opened.dueOn).not.toBeNull();
    expect((await stored(shown))?.status).toBe('ACCEPTED');
    expect((await stored(shown))?.disputed_at).not.toBeNull();
    expect(await world.summaryOf(listing)).toMatchObject({ reviews_count: 1 });
    expect((await standing(shown))?.isBeingVerified).toBe(true);
    const mail = (await world.mailsTo(couple.email)).find(({ subject }) => subject?.includes('disputes'));
    expect(mail?.text).toContain(SAID.words);
    expect(await refusal(vendor.reviews.openDispute({ ...one, ...SAID }))).toBe('dispute.wrong_state');
  });

  it('needs no paper where there can be none', async () => {
    const { vendor, one } = await openShown();
    const words = 'We have never met these two people.';
    const opened = await vendor.reviews.openDispute({ ...one, reason: 'NOT_A_CUSTOMER', words });
    expect(opened.state).toBe('OPEN');
  });

  it('is one, however often it is sent at once', async () => {
    const shown = await openShown();
    const colleague = await world.openVendor(shown.listing, 'MANAGER');
    const dispute = { ...shown.one, reason: 'PERSONAL', words: 'It insults our youngest waiter.' } as const;
    const sent = await Promise.allSettled([
      shown.vendor.reviews.openDispute(dispute),
      colleague.reviews.openDispute(dispute),
      shown.vendor.reviews.openDispute(dispute),
    ]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rowCount } = await world.db.$client.query(
      `select from review_disputes d join reviews r on r.id = d.review_id where r.uuid = $1`,
      [shown.one.reviewUuid],
    );
    expect(rowCount).toBe(1);
  });

  it('comes from those who speak for the business, about its own reviews', async () => {
    const [mine, other] = [await openShown(), await openShown()];
    const responder = await world.openVendor(mine.listing, 'RESPONDER');
    const dispute = { ...mine.one, ...SAID };
    expect(await refusal(responder.reviews.openDispute(dispute))).toBe('storefront.role_forbids');
    expect(await refusal(other.vendor.reviews.openDispute(dispute))).toBe('storefront.not_found');
    const crossed = { ...other.one, reviewUuid: mine.one.reviewUuid };
    expect(await refusal(other.vendor.reviews.openDispute({ ...crossed, ...SAID }))).toBe('review.not_found');
    expect(await refusal(showFile({ ...other, one: crossed }))).toBe('review.not_found');
    expect((await stored(mine))?.disputed_at).toBeNull();
    const begun = await showFile(mine);
    const fileUuid = begun.files[0]?.uuid ?? '';
    await showFile(other);
    // A file of another dispute is not touched.
    await other.vendor.reviews.removeDisputeFile({ ...other.one, fileUuid });
    expect((await standing(mine))?.dispute?.files).toHaveLength(1);
    expect((await mine.vendor.reviews.removeDisputeFile({ ...mine.one, fileUuid })).files).toEqual([]);
  });

  it('has five files at most', async () => {
    const shown = await openShown();
    for (let nth = 1; nth <= 5; nth += 1) await showFile(shown, `${nth}.pdf`);
    expect(await refusal(showFile(shown))).toBe('dispute.too_many_files');
  });

  it('is taken back by the business, and can be begun again', async () => {
    const shown = await openDisputed();
    const files = await fileCount();
    expect((await shown.vendor.reviews.endOwnDispute(shown.one)).state).toBe('ENDED');
    expect((await shown.vendor.reviews.endOwnDispute(shown.one)).state).toBe('ENDED');
    expect(await fileCount()).toBe(files - 1);
    expect((await stored(shown))?.disputed_at).toBeNull();
    expect((await showFile(shown)).state).toBe('BEGUN');
    await shown.vendor.reviews.endOwnDispute(shown.one);
    expect((await standing(shown))?.dispute?.state).toBe('ENDED');
  });

  it('that was only begun is forgotten after a week, with its file', async () => {
    const shown = await openShown();
    await showFile(shown);
    world.moveDays(8);
    await world.runTask('reviewing.tidy-disputes');
    expect((await standing(shown))?.dispute).toBeNull();
  });
});

describe('the couple', () => {
  it('reads what is said, shows something and answers once; staff sees both sides', async () => {
    const shown = await openDisputed();
    const { couple, listing, staff, vendor } = shown;
    const { dispute } = await couple.partner.reviews.readOwnReview(listing);
    expect(dispute).toMatchObject({ ...SAID, canAnswer: true, answer: null });
    await couple.reviews.sendAnswerFile({ params: { uuid: listing.uuid, name: 'bill.pdf' }, body: PDF });
    const answer = { uuid: listing.uuid, words: 'The tent is on the bill.' };
    const both = await Promise.allSettled([
      couple.reviews.answerDispute(answer),
      couple.partner.reviews.answerDispute(answer),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const seen = await caseOf(shown);
    expect(seen?.dispute).toMatchObject({
      canDecide: true,
      vendor: { words: SAID.words, files: [{ name: 'contract.pdf' }] },
      couple: { words: answer.words, files: [{ name: 'bill.pdf' }] },
    });
    const [file] = seen?.dispute?.couple?.files ?? [];
    expect(await (await staff.reviews.readDisputeFile({ uuid: file?.uuid ?? '' })).text()).toContain(
      'A contract',
    );
    expect(await refusal(vendor.reviews.readDisputeFile({ uuid: file?.uuid ?? '' }))).toBe('forbidden');
    expect((await standing(shown))?.dispute).toMatchObject({
      isAnswered: true,
      files: [{ name: 'contract.pdf' }],
    });
  });

  it('has seven days, and nobody else answers for it', async () => {
    const shown = await openDisputed();
    const other = await world.openCouple();
    const answer = { uuid: shown.listing.uuid, words: 'Ours.' };
    expect(await refusal(other.reviews.answerDispute(answer))).toBe('dispute.not_found');
    world.moveDays(7);
    expect(await refusal(shown.couple.reviews.answerDispute(answer))).toBe('dispute.wrong_state');
  });

  it('that takes the review back, or edits it, ends the dispute; the business is told', async () => {
    const [gone, edited] = [await openDisputed(), await openDisputed()];
    await gone.couple.reviews.withdrawReview(gone.listing);
    const { version } = await edited.couple.reviews.readOwnReview(edited.listing);
    const text = `${WORDS.text} The tent was not theirs, ${crypto.randomUUID().replaceAll(/[\d-]/g, 'q')}.`;
    await edited.couple.reviews.submitReview({ uuid: edited.listing.uuid, version, ...WORDS, text });
    for (const [shown, word] of [
      [gone, 'took back'],
      [edited, 'changed'],
    ] as const) {
      expect((await stored(shown))?.disputed_at).toBeNull();
      expect(await caseOf(shown)).toBeUndefined();
      expect((await world.mailsTo(shown.vendor.email))[0]?.subject).toContain(word);
    }
  });
});

describe('staff', () => {
  it('waits for the couple, then decides once; both are told and the papers go', async () => {
    const shown = await openDisputed();
    const { uuid, version, dispute } = (await caseOf(shown)) ?? { uuid: '', version: 0 };
    expect(dispute?.canDecide).toBe(false);
    const verdict = { uuid, version, verdict: 'KEEP', reason: 'The tent is on the bill.' } as const;
    expect(await refusal(shown.staff.reviews.decideDispute(verdict))).toBe('dispute.still_asking');
    const taken = { uuid, version, verdict: 'REJECT', reason: 'Gone.' } as const;
    expect(await refusal(shown.staff.reviews.decideReview(taken))).toBe('review.disputed');
    world.moveDays(7);
    const files = await fileCount();
    const both = await Promise.allSettled([decide(shown, 'KEEP'), decide(shown, 'KEEP')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await fileCount()).toBe(files - 1);
    expect(await stored(shown)).toEqual({ status: 'ACCEPTED', disputed_at: null });
    expect((await world.mailsTo(shown.couple.email))[0]?.text).toContain(verdict.reason);
    expect((await world.mailsTo(shown.vendor.email))[0]?.text).toContain(verdict.reason);
    const after = await standing(shown);
    expect(after?.dispute).toMatchObject({ state: 'KEPT', decision: verdict.reason, files: [] });
    expect(after?.canDispute).toBe(false);
    expect(await refusal(showFile(shown))).toBe('dispute.decided_before');
  });

  it('takes the review down: it no longer counts, and the couple can send another version', async () => {
    const shown = await openDisputed();
    const { couple, listing } = shown;
    await couple.reviews.answerDispute({ uuid: listing.uuid, words: 'You are right.' });
    const decided = await decide(shown, 'REMOVE');
    expect(decided).toMatchObject({ status: 'REJECTED', dispute: null });
    expect(decided.log[0]?.words).toBe('Dispute decided: taken down');
    expect(await world.summaryOf(listing)).toBeUndefined();
    const own = await couple.reviews.readOwnReview(listing);
    expect(own).toMatchObject({ status: 'REJECTED', reason: 'The tent is on the bill.', dispute: null });
    expect(own.canWrite).toBe(true);
  });

  it('is nobody else', async () => {
    const shown = await openDisputed();
    const decision = { uuid: shown.one.reviewUuid, version: 1, verdict: 'REMOVE', reason: 'Ours' } as const;
    expect(await refusal(shown.vendor.reviews.decideDispute(decision))).toBe('forbidden');
    expect(await refusal(shown.couple.reviews.decideDispute(decision))).toBe('forbidden');
  });
});
