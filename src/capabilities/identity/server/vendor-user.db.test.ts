import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpVendor, stepUp } from '#server/testing/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const OPT_IN = '/web-marketplace-api/v1/manage/user/phone-number';
const UPDATE = '/web-marketplace-api/v1/vendor-user/current/update';

describe('vendor user', () => {
  it('updates what is given and keeps the rest', async () => {
    const { browser } = await signUpVendor(app, 'Ruth');
    const onboarded = '2026-05-01T10:00:00.000Z';
    const answer = await browser.call('PUT', UPDATE, { lastName: 'Calder', profileOnboardedAt: onboarded });
    expect(answer.body).toMatchObject({
      fullName: 'Ruth Calder',
      firstName: 'Ruth',
      profileOnboardedAt: onboarded,
      phoneNumber: null,
    });
    expect((await browser.call('PUT', UPDATE, { firstName: '' })).body).toMatchObject({
      error: { fields: { firstName: 'Required' } },
    });
  });

  it('keeps consent to text messages with its moment, digits only', async () => {
    const { browser } = await signUpVendor(app);
    const answer = await browser.call('PUT', OPT_IN, { phoneNumber: '(212) 555-0188', optedIn: true });
    expect(answer.body).toMatchObject({
      phoneNumber: '2125550188',
      settings: { smsOptedInAt: expect.any(String), phoneUnsubscribed: false },
    });
    const stopped = await browser.call('PUT', OPT_IN, { phoneNumber: '2125550188', optedIn: false });
    expect(stopped.body).toMatchObject({ settings: { smsOptedInAt: null, phoneUnsubscribed: true } });
    expect((await browser.call('PUT', OPT_IN, { phoneNumber: '12', optedIn: true })).body).toMatchObject({
      error: { fields: { phoneNumber: 'Enter a valid U.S. phone number.' } },
    });
  });

  it('wants the second factor before a known number or address is replaced', async () => {
    const person = await signUpVendor(app);
    await person.browser.call('PUT', OPT_IN, { phoneNumber: '2125550188', optedIn: true });
    expect(
      (await person.browser.call('PUT', OPT_IN, { phoneNumber: '2125550199', optedIn: true })).status,
    ).toBe(409);
    expect((await person.browser.call('PUT', UPDATE, { phoneNumber: '2125550199' })).status).toBe(409);
    expect((await person.browser.call('PUT', UPDATE, { email: 'florist@people.example' })).status).toBe(409);
    await stepUp(app, person);
    const changed = await person.browser.call('PUT', UPDATE, {
      phoneNumber: '2125550199',
      email: 'florist@people.example',
    });
    // The address changes when its link is opened, the number at once.
    expect(changed.body).toMatchObject({ phoneNumber: '2125550199', email: person.email });
  });
});
