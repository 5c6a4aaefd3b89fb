import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-browser.ts';
import {
  messagesTo,
  signUpCouple,
  signUpVendor,
  stepUp,
  type TestPerson,
} from '#server/testing/test-people.ts';

// Attacks are many requests.
vi.setConfig({ testTimeout: 120_000 });

/** The limits as they are in production: nothing is multiplied. */
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(() => app.clock.advanceToWindow(15 * 60_000));
afterAll(() => app.close());

const passed = (answers: TestResponse[]) => answers.filter(({ status }) => status !== 429).length;

describe('mails and text messages to what somebody typed', () => {
  async function tryAll(person: TestPerson, call: (index: number) => Promise<TestResponse>) {
    await stepUp(app, person);
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await call(index));
    return passed(answers);
  }

  it('are five for a vendor who changes the address again and again', async () => {
    const vendor = await signUpVendor(app);
    const allowed = await tryAll(vendor, (index) =>
      vendor.browser.call('PUT', '/web-marketplace-api/v1/vendor-user/current/update', {
        email: `victim-${index}@people.example`,
      }),
    );
    expect(allowed).toBe(5);
  });

  it('are five to one address, whoever wants it', async () => {
    let allowed = 0;
    for (let index = 0; index < 3; index += 1) {
      const person = await signUpCouple(app);
      allowed += await tryAll(person, () =>
        person.browser.call('PUT', '/web-api/v1/account/email', { email: 'one-victim@people.example' }),
      );
    }
    expect(allowed).toBe(5);
  });

  it('are five to one phone, however it is written', async () => {
    let allowed = 0;
    for (const phoneNumber of ['(615) 555-0133', '615.555.0133', '+1 615 555 0133']) {
      const person = await signUpCouple(app);
      allowed += await tryAll(person, () =>
        person.browser.call('PUT', '/web-api/v1/account/phone', { phoneNumber }),
      );
    }
    expect(allowed).toBe(5);
  });

  it('are ten a day to one invited person, sent again or not', async () => {
    const person = await signUpCouple(app);
    await person.browser.call('PUT', '/web-api/v1/wedding', { guestCount: 120 });
    const email = 'invited@people.example';
    const allowed = await tryAll(person, async (index) => {
      const invitation = { email, firstName: 'Jonah', role: 'VIEWER' };
      if (index === 0) return person.browser.call('POST', '/web-api/v1/account-invitation/send', invitation);
      const sent = await person.browser.call<{ uuid: string }[]>(
        'GET',
        '/web-api/v1/account-invitation/list',
      );
      const [first] = sent.body;
      return person.browser.call('POST', `/web-api/v1/account-invitation/uuid/${first?.uuid}/resend`);
    });
    expect(allowed).toBe(10);
    expect(await messagesTo(app, email)).toHaveLength(10);
  });
});
