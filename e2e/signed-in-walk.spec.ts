import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '../src/capabilities/identity/demo.ts';
import { signInDemo } from './support/demo-people.ts';
import { test } from './support/test.ts';
import { walk } from './support/walk.ts';

/** The same for everyone who is signed in, but for the bar: one of each side goes there. */
const FOR_EVERYONE = /capabilities\/(company|diagnostics|inspiration|mailbox|styleguide)\//;
const THOROUGH = ['couple', 'vendor'];

/** Their pages are those of the demo almost: what only the day itself and the time after have is visited by its own journeys. */
const ALIKE = ['today', 'married'];
const NAMES = DEMO_PEOPLE.map(({ email }) => email.replace(/@.*/, ''));

for (const name of NAMES.filter((one) => !ALIKE.includes(one))) {
  test(`no page that the demo ${name} can reach by links has an error in its console`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInDemo(context, name);
    const { complaints, screens } = await walk(
      page,
      ['/account/login', '/wedding-vendors'],
      (screen) => THOROUGH.includes(name) || !FOR_EVERYONE.test(screen),
    );
    expect(complaints).toEqual([]);
    expect(screens.size).toBeGreaterThan(10);
  });
}
