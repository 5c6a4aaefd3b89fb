import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserContext } from '#app/user-context.ts';
import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { countStatements } from '#platform/testing/count-statements.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple, type TestPerson } from '#server/testing/test-people.ts';
import type { HomeAnswer, LatelyAnswer } from '../contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const HOME = '/web-api/v1/home';
const LATELY = `${HOME}/lately`;
const TODAY = () => calendarDate(app.clock.now().toISOString().slice(0, 10));

async function readHome({ browser }: TestPerson): Promise<HomeAnswer> {
  const { status, body } = await browser.call<HomeAnswer>('GET', HOME);
  expect(status).toBe(200);
  return body;
}

async function planWedding(person: TestPerson, details: object = {}): Promise<void> {
  const { status } = await person.browser.call('PUT', '/web-api/v1/wedding', details);
  expect(status).toBe(200);
}

async function join(owner: TestPerson, role: string, firstName: string): Promise<TestPerson> {
  const person = await signUpCouple(app, firstName);
  await app.platform.db.$client.query(
    `insert into wedding_members (wedding_id, user_id, role, joined_at)
     select wedding_id, $2, $3, now() from wedding_members where user_id = $1`,
    [owner.userId, person.userId, role],
  );
  return person;
}

async function insertTown(): Promise<number> {
  const { $client } = app.platform.db;
  await $client.query(
    `insert into states (code, name, slug) values ('HI', 'Hawaii', 'hawaii') on conflict do nothing`,
  );
  await $client.query(
    `insert into cities (id, name, state_code, county, population, lat, lon, slug, search_name)
     values (1, 'Honolulu', 'HI', 'Honolulu', 1000, 21.31, -157.86, 'honolulu-hi', 'honolulu') on conflict do nothing`,
  );
  return 1;
}

describe('the home', () => {
  it('greets whoever has nothing yet, and no visitor', async () => {
    const maya = await signUpCouple(app, 'Maya');
    expect(await readHome(maya)).toMatchObject({ firstName: 'Maya', wedding: null, due: [], vendors: [] });
    expect((await app.browser().call('GET', HOME)).status).toBe(401);
  });

  it('tells one wedding from another, and each member what they may see', async () => {
    const maya = await signUpCouple(app, 'Maya');
    await planWedding(maya, { weddingDate: addDays(TODAY(), 300), budgetCents: 3_800_000 });
    const planner = await join(maya, 'PLANNER', 'Lena');
    const other = await signUpCouple(app, 'Zoe');
    await planWedding(other, { guestCount: 40 });

    const home = await readHome(maya);
    expect(home.wedding).toMatchObject({ stage: 'PLANNING_NO_VENUE_BOOKED', isStageChosen: false });
    expect(home.wedding?.members.map(({ firstName, isYou }) => [firstName, isYou])).toEqual([
      ['Maya', true],
      ['Lena', false],
    ]);
    expect(home.money).toMatchObject({ totalCents: 3_800_000, paidCents: 0 });
    expect(home.vendors).toHaveLength(10);
    expect(home.tasks.all).toBeGreaterThan(50);

    const seen = await readHome(planner);
    expect(seen.money).toBeNull();
    expect(seen.bestSteps.map(({ id }) => id)).not.toContain('set-budget');
    expect((await readHome(other)).money).toMatchObject({ totalCents: null });
  });

  it('shows what the other did', async () => {
    const maya = await signUpCouple(app, 'Maya');
    await planWedding(maya);
    const jonah = await join(maya, 'OWNER', 'Jonah');
    await jonah.browser.call('POST', '/web-api/v1/guests/lines', {
      ...{ lines: 'Ada & Emeka Okafor', side: 'A', list: 'INVITED' },
    });
    const home = await readHome(maya);
    expect(home.heads).toMatchObject({ people: 2, households: 1, withoutAddress: 1 });
    expect(home.others).toMatchObject([{ name: 'Jonah', words: 'Added 2 guests' }]);
    expect((await readHome(jonah)).others).toEqual([]);
    const lately = await maya.browser.call<LatelyAnswer>('GET', LATELY);
    expect(lately.body.steps).toEqual(home.others);
    expect((await jonah.browser.call<LatelyAnswer>('GET', LATELY)).body.steps).toEqual([]);
    expect((await app.browser().call('GET', LATELY)).status).toBe(401);
  });

  it('says that guests do not see the website, until it is published', async () => {
    const maya = await signUpCouple(app, 'Maya');
    const cityId = await insertTown();
    await planWedding(maya, { weddingDate: addDays(TODAY(), 100), cityId, budgetCents: 3_800_000 });
    const website = async () =>
      (await readHome(maya)).bestSteps.find(({ id }) => id.endsWith('-website'))?.id ?? null;
    const setState = (state: string) =>
      app.platform.db.$client.query(
        `insert into websites (wedding_id, state, look, picture_scope, passcode, published, created_at, updated_at)
         select wedding_id, $2, '{}', gen_random_uuid(), '', $3, now(), now() from wedding_members where user_id = $1
         on conflict (wedding_id) do update set state = excluded.state, published = excluded.published`,
        [maya.userId, state, state === 'PUBLISHED' ? '{}' : null],
      );
    await join(maya, 'OWNER', 'Jonah');
    await maya.browser.call('POST', '/web-api/v1/guests/lines', {
      ...{ lines: 'Ada Okafor', side: 'A', list: 'INVITED' },
    });
    await planWedding(maya, { planningStage: 'ALMOST_DONE' });
    expect(await website()).toBe('start-website');
    await setState('DRAFT');
    expect(await website()).toBe('publish-website');
    await setState('PUBLISHED');
    expect(await website()).toBeNull();
    await setState('FORGOTTEN');
    expect(await website()).toBe('start-website');
  });

  it('takes their word for how far they are, and works it out again', async () => {
    const maya = await signUpCouple(app, 'Maya');
    await planWedding(maya, { planningStage: 'ALMOST_DONE' });
    expect((await readHome(maya)).wedding).toMatchObject({ stage: 'ALMOST_DONE', isStageChosen: true });
    await planWedding(maya, { planningStage: null });
    expect((await readHome(maya)).wedding).toMatchObject({ stage: 'NEWLY_ENGAGED', isStageChosen: false });
  });

  it('counts days by the clock of the place, and so does the bar, wherever the browser stands', async () => {
    const maya = await signUpCouple(app, 'Maya');
    await planWedding(maya, { weddingDate: addDays(TODAY(), 300), cityId: await insertTown() });
    const { body } = await maya.browser.call<UserContext>('GET', '/website-nav/web-api/v1/user/get');
    const zone = body.user_role_account_weddings[0]?.time_zone ?? '';
    expect(zone).toBe('Pacific/Honolulu');
    expect((await readHome(maya)).today).toBe(calendarDateOf(app.clock.now(), zone));
  });

  it('asks at most eight things besides who it is', async () => {
    const maya = await signUpCouple(app, 'Maya');
    const cityId = await insertTown();
    await planWedding(maya, { weddingDate: addDays(TODAY(), 300), cityId, budgetCents: 3_800_000 });
    await maya.browser.call('POST', '/web-api/v1/budget', { totalCents: 3_800_000, isAllInclusive: false });
    // Rows of searches are read by the first look of a process, and kept.
    expect((await readHome(maya)).vendors[0]).toMatchObject({ near: 'Nobody near yet' });
    expect(await countStatements(app.platform.db, () => readHome(maya))).toBeLessThanOrEqual(9);
  });
});
