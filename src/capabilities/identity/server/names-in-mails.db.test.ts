import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from '#platform/messages/send-message.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { messagesTo, PASSWORD, signUpCouple, stepUp } from '#server/testing/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it.each(['couple', 'vendor'])('nobody signs up as a link: a %s', async (side) => {
  for (const firstName of ['evil.com', 'https://x', 'Click www.evil.com']) {
    const answer = await app.browser().call('POST', `/web-api/v1/auth/sign-up/${side}`, {
      email: 'victim@people.example',
      password: PASSWORD,
      firstName,
      lastName: 'Tester',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { fields: { firstName: expect.stringContaining('link') } } });
  }
  expect(await messagesTo(app, 'victim@people.example')).toEqual([]);
});

it('nobody takes a link for a name later', async () => {
  const { browser } = await signUpCouple(app);
  const answer = await browser.call('PUT', '/web-api/v1/account/name', {
    firstName: 'Maya',
    lastName: 'evil.com',
  });
  expect(answer.body).toMatchObject({ error: { fields: { lastName: expect.stringContaining('link') } } });
});

it('a name that was stored before carries no link into a mail', async () => {
  const person = await signUpCouple(app);
  const { browser, email, userId } = person;
  await app.platform.db.$client.query('update users set first_name = $1 where id = $2', [
    'Click https://evil.com\nnow',
    userId,
  ]);
  await browser.call('POST', '/web-api/v1/auth/password/forgot', { email });
  await stepUp(app, person);
  await browser.call('POST', '/web-api/v1/account/export');
  await app.runJobs();
  await browser.call('POST', '/web-api/v1/account/delete', { confirmEmail: email });
  const mails = await messagesTo(app, email);
  const textOf = (subject: string) => mails.find((mail) => mail.subject === subject)?.text;
  expect(textOf('Set a new password')).toContain('Hi Click https evil. com now,');
  expect(textOf('Your Ampersand archive is ready')).toContain('Hi Click https evil. com now,');
  expect(textOf('Your Ampersand account is deleted')).toContain('Goodbye Click https evil. com now,');
});

it('a subject is one line without a link, whatever names are in it', async () => {
  const subject = 'evil.com\r\nBcc: others@people.example wrote to you';
  const mail = { key: 'subject', to: 'reader@people.example', subject, html: '', text: '' };
  await queueMail(app.platform.db, app.clock, mail);
  const [sent] = await messagesTo(app, 'reader@people.example');
  expect(sent?.subject).toBe('evil. com Bcc: others at people. example wrote to you');
});
