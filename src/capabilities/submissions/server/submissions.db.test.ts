import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openSubmissionWorld, type SubmissionWorld, WORDS } from '../testing/submission-world.ts';

let world: SubmissionWorld;

beforeAll(async () => {
  world = await openSubmissionWorld();
});
afterAll(() => world.close());

/** One that the couple was asked about. */
async function openSent(more: Partial<typeof WORDS> = {}) {
  const photographer = await world.openPhotographer();
  const coupleEmail = `couple-${randomUUID()}@couple.example`;
  const draft = {
    ...(await world.begin(photographer)),
    coupleEmail,
    firstName: `Maya ${randomUUID().slice(0, 6)}`,
  };
  const sent = await photographer.api.submitSubmission({ ...draft, ...more });
  const code = await world.linkFor(coupleEmail);
  return { photographer, draft, sent, code, coupleEmail, uuid: draft.submission };
}

async function agree(code: string) {
  const { version } = await world.couple.readConsent({ code });
  return world.couple.answerConsent({ code, version, answer: 'AGREE', note: '' });
}

async function openPublished() {
  const opened = await openSent();
  await agree(opened.code);
  const staff = await world.addStaff('Ines');
  const { uuid } = opened;
  const { version } = await staff.pickUpSubmission({ uuid });
  const shown = await staff.decideSubmission({ uuid, version, verdict: 'ACCEPT', reason: '' });
  return { ...opened, staff, version, slug: shown.slug ?? '' };
}

async function countOf(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await world.db.$client.query<{ count: string }>(sql, values);
  return Number(rows[0]?.count);
}

const pagesOf = (slug: string) => countOf('select count(*) from real_weddings where slug = $1', [slug]);

describe('a photographer', () => {
  it('keeps a draft that nobody else sees, with photos that are theirs alone', async () => {
    const photographer = await world.openPhotographer();
    const draft = await world.begin(photographer, 2);
    const saved = await photographer.api.saveSubmission({ ...draft, title: 'Half a', weddingDate: '2025-0' });
    expect(saved).toMatchObject({ status: 'NEW', version: 2, words: { title: 'Half a', weddingDate: '' } });
    expect(saved.photos.every(({ picture }) => picture.addressKey)).toBe(true);
    const other = await world.openPhotographer();
    const { submission } = draft;
    for (const uuid of [other.listing.uuid, photographer.listing.uuid]) {
      expect(await refusal(other.api.readSubmission({ uuid, submission }))).toMatch(/not_found/);
      expect(await refusal(other.api.saveSubmission({ ...draft, uuid }))).toMatch(/not_found/);
      expect(await refusal(other.api.withdrawSubmission({ uuid, submission }))).toMatch(/not_found/);
    }
    const staff = await world.addStaff('Ines');
    expect(await refusal(staff.readSubmissionCase({ uuid: submission }))).toBe('submission.not_found');
  });

  it('begins one draft with one name, however often it is pressed', async () => {
    const { api, listing } = await world.openPhotographer();
    const place = { uuid: listing.uuid, submission: randomUUID() };
    await Promise.all([api.beginSubmission(place), api.beginSubmission(place), api.beginSubmission(place)]);
    expect((await api.listSubmissions(listing)).submissions).toHaveLength(1);
  });

  it('orders photos, keeps those that came meanwhile, and has one of each file', async () => {
    const photographer = await world.openPhotographer();
    const draft = await world.begin(photographer, 3);
    const [first, second, third] = draft.photos;
    if (!first || !second || !third) throw new Error('The photos are missing.');
    const photos = [{ ...third, caption: 'The tent' }, first];
    const saved = await photographer.api.saveSubmission({ ...draft, photos });
    expect(saved.words.photos.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    expect(saved.cover?.caption).toBe('The tent');
    const params = { uuid: draft.uuid, submission: draft.submission };
    const body = await world.drawPhoto();
    await photographer.api.addSubmissionPhoto({ params, body });
    await photographer.api.addSubmissionPhoto({ params, body });
    await photographer.api.removeSubmissionPhoto({ ...params, photo: second.id });
    await photographer.api.removeSubmissionPhoto({ ...params, photo: second.id });
    expect((await photographer.api.readSubmission(params)).photos).toHaveLength(3);
  });

  it('does not write over what a colleague wrote meanwhile', async () => {
    const photographer = await world.openPhotographer();
    const draft = await world.begin(photographer, 0);
    await photographer.api.saveSubmission(draft);
    expect(await refusal(photographer.api.saveSubmission(draft))).toBe('submission.changed_meanwhile');
  });

  it.each([
    ['photos', { photos: [] }, 3],
    ['story', { story: 'Short.' }, 10],
    ['weddingDate', { weddingDate: '2026-12-24' }, 10],
    ['cityId', { cityId: null }, 10],
    ['cityId', { cityId: 999_999 }, 10],
    ['credits', { credits: [{ role: '', name: 'A', website: '', storefrontUuid: null }] }, 10],
  ])('sends nothing whose %s is wrong, and nothing is changed', async (_field, wrong, photos) => {
    const photographer = await world.openPhotographer();
    const draft = await world.begin(photographer, photos);
    const failed = photographer.api.submitSubmission({ ...draft, ...wrong });
    expect(await refusal(failed)).toBe('invalid_input');
    expect(await photographer.api.readSubmission(draft)).toMatchObject({ status: 'NEW', version: 1 });
  });

  it('is not the couple itself', async () => {
    const photographer = await world.openPhotographer();
    const draft = await world.begin(photographer);
    const coupleEmail = photographer.owner.email.replace('@', '+couple@');
    expect(await refusal(photographer.api.submitSubmission({ ...draft, coupleEmail }))).toBe(
      'submission.own_address',
    );
  });

  it('sends once, however many send at once', async () => {
    const photographer = await world.openPhotographer();
    const draft = {
      ...(await world.begin(photographer)),
      coupleEmail: `once-${randomUUID()}@couple.example`,
    };
    const sent = await Promise.allSettled([1, 2, 3].map(() => photographer.api.submitSubmission(draft)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.mailsTo(draft.coupleEmail)).toHaveLength(1);
  });
});

describe('whoever may not', () => {
  it('writes nothing while submissions are closed, and still reads and takes back', async () => {
    const photographer = await world.openPhotographer();
    const draft = await world.begin(photographer, 1);
    const { uuid, submission } = draft;
    const { whileClosed } = photographer;
    const body = await world.drawPhoto();
    const photo = draft.photos[0]?.id ?? '';
    const writes = [
      () => whileClosed.beginSubmission({ uuid, submission: randomUUID() }),
      () => whileClosed.saveSubmission(draft),
      () => whileClosed.submitSubmission({ ...draft, photos: Array(10).fill(draft.photos[0]) }),
      () => whileClosed.addSubmissionPhoto({ params: { uuid, submission }, body }),
      () => whileClosed.removeSubmissionPhoto({ uuid, submission, photo }),
    ];
    for (const write of writes) expect(await refusal(write())).toBe('submission.closed');
    expect(await whileClosed.listSubmissions({ uuid })).toMatchObject({ isOpen: false });
    expect(await whileClosed.readSubmission(draft)).toMatchObject({ canWrite: false, photoCount: 1 });
    await whileClosed.withdrawSubmission({ uuid, submission });
    expect(await countOf('select count(*) from media_assets where id = $1', [photo])).toBe(0);
  });

  it.each([
    ['submission.not_photographer', { taxonomyNodeId: 5 }],
    ['submission.unpublished', { isPublished: false }],
  ])('is refused with %s', async (code, wishes) => {
    const { api, listing } = await world.openPhotographer(wishes);
    const { uuid } = listing;
    expect(await refusal(api.listSubmissions({ uuid }))).toBe(code);
    expect(await refusal(api.beginSubmission({ uuid, submission: randomUUID() }))).toBe(code);
  });

  it('reads, but does not write, as a responder', async () => {
    const { listing } = await world.openPhotographer();
    const responder = world.submissionApiOf((await world.addMember(listing, 'RESPONDER')).actor);
    expect(await responder.listSubmissions(listing)).toMatchObject({ canEdit: false });
    const begun = responder.beginSubmission({ uuid: listing.uuid, submission: randomUUID() });
    expect(await refusal(begun)).toBe('storefront.role_forbids');
  });
});

describe('a couple', () => {
  it('sees all of it by the link alone, and agrees to what it saw', async () => {
    const { code, draft, photographer } = await openSent();
    const page = await world.couple.readConsent({ code });
    expect(page).toMatchObject({
      consent: 'ASKED',
      place: 'Hudson, NY',
      answers: ['AGREE', 'CHANGE', 'REFUSE'],
    });
    expect(page.photos).toHaveLength(10);
    expect(JSON.stringify(page)).not.toContain(draft.coupleEmail);
    const early = { code, version: page.version - 1, answer: 'AGREE' as const, note: '' };
    expect(await refusal(world.couple.answerConsent(early))).toBe('submission.changed_meanwhile');
    expect(await agree(code)).toMatchObject({ consent: 'GIVEN', answers: ['CHANGE', 'WITHDRAW'] });
    expect(await agree(code)).toMatchObject({ consent: 'GIVEN' });
    expect((await world.mailsTo(photographer.owner.email))[0]?.subject).toMatch(/agreed/);
    expect(await refusal(world.couple.readConsent({ code: 'a'.repeat(26) }))).toBe('submission.not_found');
  });

  it('sends it back with a wish, and is asked again about what came of it', async () => {
    const { code, photographer, draft } = await openSent();
    const { version } = await world.couple.readConsent({ code });
    const wish = { code, version, answer: 'CHANGE' as const };
    expect(await refusal(world.couple.answerConsent({ ...wish, note: ' ' }))).toBe('invalid_input');
    await world.couple.answerConsent({ ...wish, note: 'Without our children, please' });
    const back = await photographer.api.readSubmission(draft);
    expect(back).toMatchObject({
      status: 'NEW',
      canWrite: true,
      consentNote: 'Without our children, please',
    });
    const again = await photographer.api.submitSubmission({ ...draft, version: back.version });
    expect(again).toMatchObject({ status: 'SUBMITTED', consent: 'ASKED', consentNote: '' });
    expect(await world.linkFor(draft.coupleEmail)).toBe(code);
  });

  it('ends it with a no, and the photos are gone', async () => {
    const { code, sent, photographer, draft } = await openSent();
    const { version } = await world.couple.readConsent({ code });
    await world.couple.answerConsent({ code, version, answer: 'REFUSE', note: '' });
    expect(await photographer.api.readSubmission(draft)).toMatchObject({
      ...{ status: 'CLOSED', consent: 'REFUSED', photos: [], canWrite: false },
    });
    const id = sent.photos[0]?.picture.id;
    expect(await countOf('select count(*) from media_assets where id = $1', [id])).toBe(0);
    const late = { code, version, answer: 'AGREE' as const, note: '' };
    expect(await refusal(world.couple.answerConsent(late))).toBe('submission.wrong_status');
  });

  it('has a link of its own: another address ends the last one', async () => {
    const { code, photographer, draft } = await openSent();
    const { version } = await world.couple.readConsent({ code });
    await world.couple.answerConsent({ code, version, answer: 'CHANGE', note: 'Wrong address' });
    const back = await photographer.api.readSubmission(draft);
    const coupleEmail = `right-${randomUUID()}@couple.example`;
    await photographer.api.submitSubmission({ ...draft, version: back.version, coupleEmail });
    expect(await refusal(world.couple.readConsent({ code }))).toBe('submission.not_found');
    expect(await world.couple.readConsent({ code: await world.linkFor(coupleEmail) })).toMatchObject({
      consent: 'ASKED',
    });
  });

  it('takes its agreement back, and the page is down at once', async () => {
    const { code, slug, draft, photographer, version } = await openPublished();
    expect(await pagesOf(slug)).toBe(1);
    const taken = await world.couple.answerConsent({ code, version, answer: 'WITHDRAW', note: '' });
    expect(taken).toMatchObject({ consent: 'WITHDRAWN', slug: null, photos: [], answers: [] });
    expect(await pagesOf(slug)).toBe(0);
    expect(await photographer.api.readSubmission(draft)).toMatchObject({ status: 'CLOSED', slug: null });
  });
});

describe('staff', () => {
  it('publishes what the couple agreed to, once, with everybody thanked', async () => {
    const [confirms, refuses] = [await world.openListing(), await world.openListing()];
    const credit = (storefrontUuid: string | null, name: string) => ({
      role: 'Flowers',
      name,
      website: '',
      storefrontUuid,
    });
    const { uuid, code, photographer } = await openSent({
      credits: [
        credit(confirms.uuid, 'Chosen'),
        credit(refuses.uuid, 'Chosen too'),
        credit(null, 'Aunt Ruth'),
      ],
    });
    const [yes, no] = await Promise.all(
      [confirms, refuses].map(async (listing) =>
        world.submissionApiOf((await world.addMember(listing, 'OWNER')).actor),
      ),
    );
    await yes?.answerWeddingCredit({ uuid: confirms.uuid, submission: uuid, answer: 'CONFIRMED' });
    await no?.answerWeddingCredit({ uuid: refuses.uuid, submission: uuid, answer: 'REFUSED' });
    const stranger = yes?.answerWeddingCredit({ uuid: refuses.uuid, submission: uuid, answer: 'CONFIRMED' });
    expect(await refusal(Promise.resolve(stranger))).toBe('storefront.not_found');
    const staff = await world.addStaff('Ines');
    const { version } = await staff.pickUpSubmission({ uuid });
    const decision = { uuid, version, verdict: 'ACCEPT' as const, reason: '' };
    expect(await refusal(staff.decideSubmission(decision))).toBe('submission.needs_consent');
    await agree(code);
    const both = await Promise.all([staff.decideSubmission(decision), staff.decideSubmission(decision)]);
    const [slug] = both.map((one) => one.slug ?? '');
    expect(both.map((one) => one.slug)).toEqual([slug, slug]);
    expect(await pagesOf(slug ?? '')).toBe(1);
    const { rows } = await world.db.$client.query(
      `select c.name, c.storefront_id from real_wedding_credits c join real_weddings w on w.id = c.real_wedding_id
       where w.slug = $1 order by c.position`,
      [slug],
    );
    expect(rows).toEqual([
      { name: photographer.listing.slug, storefront_id: photographer.listing.id },
      { name: confirms.slug, storefront_id: confirms.id },
      { name: 'Aunt Ruth', storefront_id: null },
    ]);
    const privately = `select count(*) from media_assets a join real_wedding_photos p on p.asset_id = a.id
      join real_weddings w on w.id = p.real_wedding_id where w.slug = $1 and (a.scope_id is not null or a.alt_text = '')`;
    expect(await countOf(privately, [slug])).toBe(0);
    await yes?.answerWeddingCredit({ uuid: confirms.uuid, submission: uuid, answer: 'REFUSED' });
    expect(
      await countOf('select count(*) from real_wedding_credits where storefront_id = $1', [confirms.id]),
    ).toBe(0);
  });

  it('asks the couple again about what it edits', async () => {
    const { uuid, code, coupleEmail } = await openSent();
    await agree(code);
    const staff = await world.addStaff('Ines');
    const found = await staff.pickUpSubmission({ uuid });
    const photos = found.photos
      .map(({ picture, caption, subject }) => ({ id: picture.id, caption, subject }))
      .reverse();
    const edited = await staff.editSubmission({
      ...{
        uuid,
        version: found.version,
        title: 'Edited',
        summary: found.summary,
        story: found.story,
        photos,
      },
    });
    expect(edited).toMatchObject({ title: 'Edited', consent: 'ASKED', isAgreed: false });
    expect(edited.photos[0]?.picture.id).toBe(found.photos.at(-1)?.picture.id);
    expect((await world.mailsTo(coupleEmail))[0]?.subject).toBe('We edited the story of your wedding');
    const decision = { uuid, version: edited.version, verdict: 'ACCEPT' as const, reason: '' };
    expect(await refusal(staff.decideSubmission(decision))).toBe('submission.needs_consent');
    await agree(code);
    expect(await staff.decideSubmission(decision)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('decides once, whoever presses first, and only what it picked up', async () => {
    const { uuid, code } = await openSent();
    await agree(code);
    const [one, two] = [await world.addStaff('Ines'), await world.addStaff('Otto')];
    const { version } = await one.pickUpSubmission({ uuid });
    const reject = { uuid, version, verdict: 'REJECT' as const, reason: 'Too dark' };
    expect(await refusal(two.decideSubmission(reject))).toBe('submission.taken');
    const decided = await Promise.allSettled([
      one.decideSubmission(reject),
      one.decideSubmission({ ...reject, verdict: 'ACCEPT', reason: '' }),
    ]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves it to a colleague, and tells the photographer why it was turned away', async () => {
    const { uuid, photographer, draft } = await openSent();
    const [one, two] = [await world.addStaff('Ines'), await world.addStaff('Otto')];
    const { version } = await one.pickUpSubmission({ uuid });
    await one.askSubmissionSecondLook({ uuid, note: 'The same barn?' });
    expect(await refusal(one.pickUpSubmission({ uuid }))).toBe('submission.second_look');
    await two.pickUpSubmission({ uuid });
    const decided = await two.decideSubmission({ uuid, version, verdict: 'REJECT', reason: 'Too dark' });
    expect(decided.log.map(({ words }) => words)).toEqual([
      ...['Turned away', 'Picked up', 'Asked a colleague', 'Picked up', 'Sent to us'],
    ]);
    const own = await photographer.api.readSubmission(draft);
    expect(own).toMatchObject({ status: 'REJECTED', reason: 'Too dark', canWrite: true, photoCount: 10 });
  });

  it('holds what looks like another, and takes a page down', async () => {
    const { uuid, version, slug, staff, draft } = await openPublished();
    const other = await world.openPhotographer();
    const copy = {
      ...(await world.begin(other)),
      coupleEmail: draft.coupleEmail,
      firstName: draft.firstName,
    };
    await other.api.submitSubmission({ ...copy, story: `${WORDS.story} Call 518-555-0142.` });
    const held = await staff.listSubmissionCases({ view: 'held' });
    expect(held.cases.find((row) => row.uuid === copy.submission)?.holds).toEqual([
      ...['SAME_WEDDING', 'SAME_COUPLE_ADDRESS', 'CONTACT_DETAILS'],
    ]);
    await staff.decideSubmission({ uuid, version, verdict: 'TAKE_DOWN', reason: 'Asked to' });
    expect(await pagesOf(slug)).toBe(0);
    const shown = await staff.readSubmissionCase({ uuid });
    expect(shown.photos.every(({ picture }) => picture.addressKey)).toBe(true);
  });
});
