import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createLog } from '#platform/log.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';
import { websitesRoutes } from './routes.ts';

const SLUG = 'wren-and-ash';
let world: WebsiteWorld;
let limiter: ReturnType<typeof createRateLimiter>;
beforeAll(async () => {
  world = await openWebsiteWorld();
  const { db, clock } = world;
  limiter = createRateLimiter({ db, clock, factor: 1, log: createLog('silent') });
  await world.publish(await world.addOwner('Wren'), SLUG);
  await world.publish(await world.addOwner('Ida'), 'ida-and-jude');
});
afterAll(async () => {
  await limiter.stop();
  await world.close();
});

/** Somebody at an address, with limits as they are. */
function guestAt(ip: string) {
  const { clock } = world;
  const context = testContext({ actor: VISITOR, clock }, { ip, limiter });
  return createRouterClient(websitesRoutes(world.deps), { context });
}

async function tries(count: number, attempt: () => Promise<unknown>): Promise<string[]> {
  const answers: string[] = [];
  for (let place = 0; place < count; place += 1) answers.push(await refusal(attempt()));
  return answers;
}

describe('guessing', () => {
  it('a passcode ends after ten tries from an address, on any way of writing the site, and not for others', async () => {
    const guest = guestAt('203.0.113.7');
    const wrong = await tries(10, () => guest.enterSite({ slug: SLUG, passcode: 'rose-hill-10' }));
    expect(new Set(wrong)).toEqual(new Set(['website.wrong_passcode']));
    const more = await tries(2, () =>
      guest.enterSite({ slug: SLUG.toUpperCase(), passcode: 'rose-hill-10' }),
    );
    expect(more).toEqual(['too_many_requests', 'too_many_requests']);
    const elsewhere = guestAt('198.51.100.7');
    expect(await refusal(elsewhere.enterSite({ slug: SLUG, passcode: 'rose-hill-10' }))).toBe(
      'website.wrong_passcode',
    );
    expect(await refusal(guest.enterSite({ slug: 'ida-and-jude', passcode: 'rose-hill-10' }))).toBe(
      'website.wrong_passcode',
    );
  });

  it('a passcode from many addresses ends after 300 an hour', async () => {
    const attempt = (place: number) =>
      refusal(
        guestAt(`10.${place % 250}.${Math.floor(place / 250)}.1`).enterSite({
          slug: 'ida-and-jude',
          passcode: 'rose-hill-10',
        }),
      );
    const answers = await Promise.all(Array.from({ length: 310 }, (_, place) => attempt(place)));
    const refused = answers.filter((answer) => answer === 'too_many_requests');
    // One was tried above.
    expect(refused).toHaveLength(11);
  });

  it('addresses ends, while those that are there still answer', async () => {
    const guest = guestAt('192.0.2.9');
    let place = 0;
    const answers = await tries(62, () => {
      place += 1;
      return guest.readSite({ slug: `someone-${place}` });
    });
    expect(answers[0]).toBe('website.not_found');
    expect(answers.at(-1)).toBe('too_many_requests');
    expect(await guest.readSite({ slug: SLUG })).toMatchObject({ show: 'DOOR' });
  });
});
