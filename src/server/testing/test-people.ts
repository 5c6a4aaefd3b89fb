import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

export const PASSWORD = 'Peony-arch-41';

let people = 0;

export type TestPerson = { browser: TestBrowser; email: string; userId: string };

function nextEmail(kind: string): string {
  people += 1;
  return `${kind}-${people}@people.example`;
}

async function signUp(app: TestApp, kind: 'couple' | 'vendor', firstName: string): Promise<TestPerson> {
  const browser = app.browser();
  const email = nextEmail(kind);
  const answer = await browser.call<{ userId: string }>('POST', `/web-api/v1/auth/sign-up/${kind}`, {
    email,
    password: PASSWORD,
    firstName,
    lastName: 'Tester',
  });
  if (answer.status !== 200) throw new Error(`Sign-up failed: ${answer.text}`);
  return { browser, email, userId: answer.body.userId };
}

export const signUpCouple = (app: TestApp, firstName = 'Maya') => signUp(app, 'couple', firstName);
export const signUpVendor = (app: TestApp, firstName = 'Ruth') => signUp(app, 'vendor', firstName);

/** Staff accounts are made by operators, so a test makes one behind the product's back. */
export async function signUpSupport(app: TestApp): Promise<TestPerson> {
  const person = await signUp(app, 'couple', 'Sam');
  await app.platform.db.$client.query(`update users set role = 'support' where id = $1`, [person.userId]);
  return person;
}

/** The newest code sent to this person, as they would read it in the e-mail or text message. */
export async function newestCode(app: TestApp, to: string): Promise<string> {
  // Other messages may be of the same moment.
  const codes = (await messagesTo(app, to)).flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** Every message to an address, oldest first. */
export async function messagesTo(
  app: TestApp,
  to: string,
): Promise<{ subject: string | null; text: string }[]> {
  await app.runJobs();
  const { rows } = await app.platform.db.$client.query<{ subject: string | null; text: string }>(
    'select subject, text from outgoing_messages where to_address = $1 order by created_at',
    [to],
  );
  return rows;
}

/** Shows the second factor, so that sensitive calls go through for the next 15 minutes. */
export async function stepUp(app: TestApp, person: TestPerson): Promise<void> {
  await person.browser.call('POST', '/web-api/v1/auth/two-factor/resend');
  const code = await newestCode(app, person.email);
  const confirmed = await person.browser.call('POST', '/web-api/v1/auth/two-factor', { code });
  if (confirmed.status !== 200) throw new Error(`Step-up failed: ${confirmed.text}`);
}
