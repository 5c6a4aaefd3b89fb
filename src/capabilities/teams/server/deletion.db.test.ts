import { afterAll, beforeAll, expect, it } from 'vitest';
import { openListing, openTown } from '#capabilities/storefronts/testing/open-listing.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  messagesTo,
  signUpCouple,
  signUpVendor,
  stepUp,
  type TestPerson,
} from '#server/testing/test-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
});
afterAll(() => app.close());

const team = (uuid: string) => `/web-marketplace-api/v1/manage/storefronts/${uuid}/team`;

async function openShop(slug: string, owner: TestPerson) {
  const shop = await openListing(app, { slug });
  await app.platform.db.$client.query(
    `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
    [shop.id, owner.userId],
  );
  return shop;
}

it('the deletion of the last owner is told before, closes the listing and leaves no page of it', async () => {
  const ana = await signUpVendor(app, 'Ana');
  const shop = await openShop('closing-soon', ana);
  await stepUp(app, ana);
  const before = await ana.browser.call('GET', '/web-api/v1/account/deletion');
  expect(before.body).toEqual({ consequences: ['closing-soon closes, because nobody else can run it'] });
  const page = `/web-marketplace-api/v1/storefront/wedding-florists/${shop.slug}`;
  const deleted = await ana.browser.call('POST', '/web-api/v1/account/delete', { confirmEmail: ana.email });
  expect(deleted.status, deleted.text).toBe(200);
  expect((await app.browser().call('GET', page)).status).toBe(404);
  const { rows } = await app.platform.db.$client.query(
    'select publication_status as status, published_at from storefronts where id = $1',
    [shop.id],
  );
  expect(rows).toEqual([{ status: 'CLOSED', published_at: null }]);
});

it('nothing is told to who owns nothing alone', async () => {
  const maya = await signUpCouple(app);
  const told = await maya.browser.call('GET', '/web-api/v1/account/deletion');
  expect(told.body).toEqual({ consequences: [] });
});

it('an invited couple’s account joins by the mailed link and is a vendor from the next call on', async () => {
  const ana = await signUpVendor(app, 'Ana');
  const shop = await openShop('joining', ana);
  const maya = await signUpCouple(app);
  await stepUp(app, ana);
  const sent = await ana.browser.call('POST', `${team(shop.uuid)}/invitations`, {
    email: maya.email,
    role: 'MANAGER',
    alsoStorefrontUuids: [],
  });
  expect(sent.status, sent.text).toBe(200);
  const mail = (await messagesTo(app, maya.email)).at(-1)?.text ?? '';
  const token = /invitation\/([\w-]+)/.exec(mail)?.[1] ?? '';
  expect((await maya.browser.call('GET', team(shop.uuid))).status).toBe(403);
  const accepted = await maya.browser.call(
    'POST',
    `/web-marketplace-api/v1/storefront-invitations/${token}/accept`,
  );
  expect(accepted.status, accepted.text).toBe(200);
  const seen = await maya.browser.call<{ canManage: boolean }>('GET', team(shop.uuid));
  expect(seen.body.canManage).toBe(false);
});

it('invitations are counted by who sends them and by whom they reach, sending again included', async () => {
  const strict = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    await openTown(strict);
    const ana = await signUpVendor(strict, 'Ana');
    const shop = await openListing(strict);
    await strict.platform.db.$client.query(
      `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
      [shop.id, ana.userId],
    );
    await stepUp(strict, ana);
    const body = { email: 'leo@people.example', role: 'VIEWER', alsoStorefrontUuids: [] };
    const sent = await ana.browser.call<{ invitations: { uuid: string }[] }>(
      'POST',
      `${team(shop.uuid)}/invitations`,
      body,
    );
    const [invitation] = sent.body.invitations;
    const answers: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const again = await ana.browser.call(
        'POST',
        `${team(shop.uuid)}/invitations/${invitation?.uuid}/resend`,
      );
      answers.push(again.status);
    }
    // Ten a day to one address, the first among them.
    expect(answers).toEqual([...Array<number>(9).fill(200), 429]);
  } finally {
    await strict.close();
  }
});
