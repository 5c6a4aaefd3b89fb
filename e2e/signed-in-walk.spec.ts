import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '../src/capabilities/identity/demo.ts';
import { signInDemo } from './support/demo-people.ts';
import { test } from './support/test.ts';
import { walk } from './support/walk.ts';

/** The same for everyone who is signed in, but for the bar: one of each side goes there. */
const FOR_EVERYONE = /capabilities\/(company|diagnostics|inspiration|mailbox|styleguide)\//;
const THOROUGH = ['couple', 'vendor'];

for (const { email } of DEMO_PEOPLE) {
  const name = email.replace(/@.*/, '');

  test(`no page that the demo ${name} can reach by links has an error in its console`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInDemo(context, name);
    const { complaints, screens } = await walk(
      page,
      ['/account/login', '/'],
      (screen) => THOROUGH.includes(name) || !FOR_EVERYONE.test(screen),
    );
    expect(complaints).toEqual([]);
    expect(screens.size).toBeGreaterThan(10);
  });
}
