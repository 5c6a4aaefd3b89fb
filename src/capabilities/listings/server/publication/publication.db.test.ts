import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeStorefront } from '#capabilities/storefronts/server/index.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { transact } from '#platform/database/transact.ts';
import { addPicture, fillListing, WORDS } from '../../testing/fill-listing.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

let world: ListingWorld;
let shop: TestListing;
let owner: Editor;
let ownerId: string;
let sam: Editor;
let noor: Editor;

beforeAll(async () => {
  world = await openListingWorld();
  sam = (await world.addStaff('Sam')).desk;
  noor = (await world.addStaff('Noor')).desk;
});
afterAll(() => world.close());
beforeEach(async () => {
  shop = await world.openListing({ isPublished: false });
  const added = await world.addMember(shop.id, 'OWNER');
  [owner, ownerId] = [added.editor, added.userId];
  await fillListing(world.db, shop.id, `${shop.slug} ${WORDS}`);
});

const query = async (text: string, values: unknown[] = []) =>
  (await world.db.$client.query(text, values)).rows;

const subjects = async () =>
  (
    await query(`select subject from outgoing_messages where to_address = $1 order by created_at, id`, [
      `${ownerId}@people.example`,
    ])
  ).map(({ subject }) => subject);

const submit = () => owner.changePublication({ uuid: shop.uuid, event: 'submit' });

async function decide(
  desk: Editor,
  decision: 'ACCEPTED' | 'CHANGES' | 'REJECTED' | 'SPAM',
  words: { note?: string; reasons?: { section: string; text: string }[] } = {},
) {
  const { uuid } = shop;
  const { review, version } = await desk.readReview({ uuid });
  return desk.decideReview({
    uuid,
    reviewId: review?.id ?? '',
    version,
    decision,
    note: words.note ?? '',
    reasons: words.reasons ?? [],
  });
}

async function describeAs(editor: Editor, description: string) {
  const { sections } = await editor.getListing({ uuid: shop.uuid });
  const version = sections.find(({ key }) => key === 'description')?.version ?? 0;
  return editor.saveSection({ uuid: shop.uuid, sectionKey: 'description', version, values: { description } });
}

describe('submitting', () => {
  it('is refused while something is missing, and says what', async () => {
    await query(`update storefronts set description = '' where id = $1`, [shop.id]);
    await query('delete from storefront_images where storefront_id = $1', [shop.id]);
    await expect(submit()).rejects.toMatchObject({
      code: 'listing.not_ready',
      message: 'Before you submit: Describe your business, Add a cover photo, Add a photo.',
    });
    expect((await owner.getPublication({ uuid: shop.uuid })).status).toBe('NEW');
  });

  it('is refused while no owner can be reached', async () => {
    await query('update users set email_verified = false where id = $1', [ownerId]);
    expect(await refusal(submit())).toBe('listing.email_unconfirmed');
    expect((await owner.getPublication({ uuid: shop.uuid })).isEmailConfirmed).toBe(false);
  });

  it('puts it before staff with what the checks found', async () => {
    const other = await world.openListing();
    const { userId } = await world.addMember(other.id, 'OWNER');
    await query('update storefronts set description = $2, name = $3 where id = $1', [
      other.id,
      `${shop.slug}: ${WORDS.toUpperCase()}`,
      'Copied From',
    ]);
    await addPicture(world.db, shop.id, 'PHOTO', { by: ownerId, hash: 'same-bytes' });
    await addPicture(world.db, other.id, 'PHOTO', { by: userId, hash: 'same-bytes' });
    await query(`update storefronts set name = 'Bridebook Barn' where id = $1`, [shop.id]);
    await submit();
    const { review } = await sam.readReview({ uuid: shop.uuid });
    const twin = { name: 'Copied From', published: true };
    expect(review?.checks).toMatchObject([
      { key: 'contact', findings: [], twins: [] },
      { key: 'names', findings: [{ section: 'basics', match: 'Bridebook' }] },
      { key: 'same-text', twins: [twin] },
      { key: 'same-pictures', twins: [twin] },
    ]);
    const { items } = await sam.listReviews({ view: 'waiting' });
    expect(items.find(({ uuid }) => uuid === shop.uuid)?.failedChecks).toEqual([
      'names',
      'same-text',
      'same-pictures',
    ]);
  });

  it('finds pictures of the house and one’s own second listing to be fine', async () => {
    const second = await world.openListing();
    const own = await addPicture(world.db, shop.id, 'PHOTO', { by: ownerId });
    await query(
      `insert into storefront_images (storefront_id, gallery, position, asset_id) values ($1, 'PHOTO', 0, $2)`,
      [second.id, own],
    );
    await submit();
    const { review } = await sam.readReview({ uuid: shop.uuid });
    expect(review?.checks.find(({ key }) => key === 'same-pictures')?.twins).toEqual([]);
  });
});

describe('a review', () => {
  it('asks for changes by section, is told by mail and on the page, and shows them when it comes back', async () => {
    await submit();
    await sam.pickUpReview({ uuid: shop.uuid });
    await decide(sam, 'CHANGES', {
      note: 'Lovely barn.',
      reasons: [{ section: 'description', text: 'Say how many guests fit.' }],
    });
    expect(await owner.getPublication({ uuid: shop.uuid })).toMatchObject({
      status: 'REJECTED',
      events: ['submit', 'close'],
      decision: {
        decision: 'CHANGES',
        reasons: [{ section: 'description', text: 'Say how many guests fit.' }],
      },
    });
    await describeAs(owner, `${shop.slug} ${WORDS} Two hundred fit.`);
    await submit();
    const again = await noor.readReview({ uuid: shop.uuid });
    expect(again.changes).toMatchObject({
      decision: 'CHANGES',
      fields: [{ section: 'description', after: `${shop.slug} ${WORDS} Two hundred fit.` }],
    });
    expect(again.history).toMatchObject([{ decision: 'CHANGES', decidedBy: 'Sam', note: 'Lovely barn.' }]);
    await noor.pickUpReview({ uuid: shop.uuid });
    expect(await decide(noor, 'ACCEPTED')).toMatchObject({
      status: 'ACCEPTED',
      published: true,
      review: null,
    });
    expect(await owner.getPublication({ uuid: shop.uuid })).toMatchObject({
      decision: null,
      events: ['close'],
    });
    expect(await subjects()).toEqual([
      `We got ${shop.slug}`,
      `${shop.slug} needs a few changes`,
      `We got ${shop.slug}`,
      `${shop.slug} is live`,
    ]);
  });

  it('names no section that the listing does not have', async () => {
    await submit();
    await sam.pickUpReview({ uuid: shop.uuid });
    const reasons = [{ section: 'menus', text: 'Add one.' }];
    expect(await refusal(decide(sam, 'CHANGES', { reasons }))).toBe('listing.section_unknown');
  });

  it('is one person’s: a colleague is told, and can take it over', async () => {
    await submit();
    await sam.pickUpReview({ uuid: shop.uuid });
    await expect(decide(noor, 'ACCEPTED')).rejects.toMatchObject({
      code: 'listing.review_taken',
      message: 'Sam is reviewing this listing. Take it over first if you want to decide.',
    });
    await noor.pickUpReview({ uuid: shop.uuid });
    expect(await refusal(decide(sam, 'ACCEPTED'))).toBe('listing.review_taken');
    await decide(noor, 'REJECTED', { note: 'Not a wedding business.' });
    expect(await refusal(sam.pickUpReview({ uuid: shop.uuid }))).toBe('storefront.wrong_state');
  });

  it('ends once, however many decide at once', async () => {
    await submit();
    await sam.pickUpReview({ uuid: shop.uuid });
    const answers = await Promise.all([
      refusal(decide(sam, 'ACCEPTED')),
      refusal(decide(sam, 'REJECTED', { note: 'No.' })),
      refusal(decide(sam, 'SPAM')),
      refusal(noor.pickUpReview({ uuid: shop.uuid })),
    ]);
    expect(answers.filter((answer) => answer === 'not refused').length).toBeGreaterThanOrEqual(1);
    const decided = await query(
      'select decision from publication_reviews where storefront_id = $1 and decided_at is not null',
      [shop.id],
    );
    expect(decided.length).toBeLessThanOrEqual(1);
    expect((await subjects()).length).toBe(1 + decided.length);
  });

  it('is about the listing as it was seen: one that a colleague edits meanwhile is looked at again', async () => {
    const { editor: manager } = await world.addMember(shop.id, 'MANAGER', 'Diego');
    await submit();
    const seen = await sam.pickUpReview({ uuid: shop.uuid });
    await describeAs(manager, `${WORDS} And something that nobody has read.`);
    const stale = { uuid: shop.uuid, reviewId: seen.review?.id ?? '', version: seen.version };
    expect(await refusal(sam.decideReview({ ...stale, decision: 'ACCEPTED', note: '', reasons: [] }))).toBe(
      'listing.changed_meanwhile',
    );
    expect(await decide(sam, 'ACCEPTED')).toMatchObject({ status: 'ACCEPTED' });
  });

  it('and submitting while a colleague edits: both happen, and nothing is half', async () => {
    const { editor: manager } = await world.addMember(shop.id, 'MANAGER', 'Diego');
    const [edit, ...submissions] = await Promise.allSettled([
      describeAs(manager, `${WORDS} One.`),
      submit(),
      manager.changePublication({ uuid: shop.uuid, event: 'submit' }),
    ]);
    expect(edit.status).toBe('fulfilled');
    // Whoever comes second is told that it has moved on.
    expect(submissions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await query(`select 1 from publication_reviews where storefront_id = $1`, [shop.id])).toHaveLength(
      1,
    );
    const { fields, status } = await sam.readReview({ uuid: shop.uuid });
    expect(status).toBe('SUBMITTED');
    expect(fields.find(({ section }) => section === 'description')?.words).toBe(`${WORDS} One.`);
  });

  it('goes with a business that closes because its last owner left', async () => {
    await submit();
    await transact(world.db, (tx) => closeStorefront(tx, world.deps, shop.id));
    expect(await sam.readReview({ uuid: shop.uuid })).toMatchObject({
      status: 'CLOSED',
      review: null,
      history: [{ decision: 'WITHDRAWN' }],
    });
  });
});

describe('what is published', () => {
  it('is taken down and put back by its owner, and is no newer for it', async () => {
    await query(
      `update storefronts set publication_status = 'ACCEPTED', published_at = '2026-02-03' where id = $1`,
      [shop.id],
    );
    const publishedOn = async () =>
      (await query(`select published_at::date::text as day from storefronts where id = $1`, [shop.id]))[0]
        ?.day;
    await owner.changePublication({ uuid: shop.uuid, event: 'close' });
    expect(await publishedOn()).toBeNull();
    expect((await owner.getPublication({ uuid: shop.uuid })).events).toEqual(['republish']);
    await owner.changePublication({ uuid: shop.uuid, event: 'republish' });
    expect(await publishedOn()).toBe('2026-02-03');
  });

  it('never comes back without a review once staff took it down', async () => {
    await query(
      `update storefronts set publication_status = 'ACCEPTED', published_at = now() where id = $1`,
      [shop.id],
    );
    await sam.takeDownListing({ uuid: shop.uuid, note: 'Nobody is there.' });
    await sam.reopenListing({ uuid: shop.uuid });
    await owner.changePublication({ uuid: shop.uuid, event: 'close' });
    expect(await refusal(owner.changePublication({ uuid: shop.uuid, event: 'republish' }))).toBe(
      'storefront.wrong_state',
    );
  });
});
