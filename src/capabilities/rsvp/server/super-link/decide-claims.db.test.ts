import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Household } from '#capabilities/guests/contract.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { rsvpClaims } from '../../super-link.tables.ts';
import { rsvpLinks } from '../../tables.ts';
import { ELM, openSuperLinkWorld, type SuperLinkWorld } from '../../testing/super-link-world.ts';

let world: SuperLinkWorld;
beforeAll(async () => {
  world = await openSuperLinkWorld();
});
afterAll(() => world.close());

async function everyClaim(weddingOf: Household | undefined) {
  const { weddingId } = await world.linkOf(weddingOf?.uuid ?? '');
  return world.db.select().from(rsvpClaims).where(eq(rsvpClaims.weddingId, weddingId));
}

describe('the couple', () => {
  async function leftWith(lines: string, more: object = {}) {
    const opened = await world.coupleWith(lines);
    const left = world.claim(more);
    await world.guest.leaveClaim({ code: opened.code, ...left });
    const [household] = opened.households;
    if (!household) throw new Error('No household.');
    return { ...opened, household, uuid: left.key };
  }

  it('puts what came where it belongs, and takes it back', async () => {
    const { owner, couple, household, uuid } = await leftWith('Walter & Ruth Adler', {
      email: 'ruth@example.com',
      phone: '(518) 555-0117',
    });
    const before = await owner.guests.listGuests();
    const match = { uuid, householdUuid: household.uuid, version: household.version };
    await couple.matchClaim({ ...match, takes: ['ADDRESS', 'EMAIL', 'PHONE'] });
    const [after] = (await owner.guests.listGuests()).households;
    expect(after).toMatchObject(ELM);
    expect(after?.people.map(({ email, phone }) => [email, phone])).toEqual([
      ['', ''],
      ['ruth@example.com', '(518) 555-0117'],
    ]);
    expect((await couple.readLinkInbox()).claims).toMatchObject([
      { state: 'MATCHED', householdUuid: household.uuid },
    ]);
    await couple.reopenClaim({ uuid });
    const [restored] = (await owner.guests.listGuests()).households;
    expect({ ...restored, version: 0 }).toEqual({ ...before.households[0], version: 0 });
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'NEW', householdUuid: null }]);
  });

  it('takes nothing that they did not choose, and nothing onto an older household', async () => {
    const { owner, couple, household, uuid } = await leftWith('Ruth Adler');
    const saved = await owner.guests.saveHousehold({ ...household, address1: '9 Oak Ave', city: 'Albany' });
    const match = { uuid, householdUuid: household.uuid, takes: ['ADDRESS' as const] };
    expect(await refusal(couple.matchClaim({ ...match, version: household.version }))).toBe(
      'guests.changed_meanwhile',
    );
    await couple.matchClaim({ ...match, version: saved.version, takes: [] });
    expect((await owner.guests.listGuests()).households).toMatchObject([{ address1: '9 Oak Ave' }]);
  });

  it('does not take back what was changed since', async () => {
    const { owner, couple, household, uuid } = await leftWith('Ruth Adler');
    const match = { uuid, householdUuid: household.uuid, version: household.version };
    await couple.matchClaim({ ...match, takes: ['ADDRESS'] });
    const [filled] = (await owner.guests.listGuests()).households;
    if (!filled) throw new Error('No household.');
    await owner.guests.saveHousehold({ ...filled, address2: 'Apt 3' });
    expect(await refusal(couple.reopenClaim({ uuid }))).toBe('guests.changed_meanwhile');
    expect((await owner.guests.listGuests()).households).toMatchObject([{ ...ELM, address2: 'Apt 3' }]);
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'MATCHED' }]);
  });

  it('adds who was not on the list, once', async () => {
    const { owner, couple, uuid } = await leftWith('Opal Greene', {
      name: 'Ruth and Walter Adler',
      email: 'ruth@example.com',
    });
    const { householdUuid } = await couple.addClaimed({ uuid });
    const { households } = await owner.guests.listGuests();
    const added = households.find((household) => household.uuid === householdUuid);
    expect(added).toMatchObject({ ...ELM, list: 'INVITED' });
    expect(added?.people).toMatchObject([
      { firstName: 'Ruth', lastName: 'Adler', email: 'ruth@example.com' },
      { firstName: 'Walter', lastName: 'Adler', email: '' },
    ]);
    expect(await refusal(couple.addClaimed({ uuid }))).toBe('rsvp.claim_decided');
    expect(await refusal(couple.reopenClaim({ uuid }))).toBe('rsvp.claim_decided');
    const link = world.db.select().from(rsvpLinks).where(eq(rsvpLinks.householdUuid, householdUuid));
    expect(await link).toHaveLength(1);
  });

  it('sets aside, and thinks again', async () => {
    const { couple, uuid } = await leftWith('Ruth Adler');
    await couple.ignoreClaim({ uuid });
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'IGNORED' }]);
    await couple.reopenClaim({ uuid });
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'NEW' }]);
  });

  it('decides once, whoever of them is first', async () => {
    const { owner, couple, household, uuid } = await leftWith('Ruth Adler');
    const planner = world.as((await world.join(owner, 'PLANNER')).actor);
    const match = { uuid, householdUuid: household.uuid, version: household.version };
    const answers = await Promise.all([
      refusal(couple.addClaimed({ uuid })),
      refusal(planner.matchClaim({ ...match, takes: ['ADDRESS'] })),
      refusal(planner.ignoreClaim({ uuid })),
    ]);
    expect(answers.sort()).toEqual(['not refused', 'rsvp.claim_decided', 'rsvp.claim_decided']);
  });

  it('is nobody else: not another couple, not who may only look', async () => {
    const { owner, household, uuid } = await leftWith('Ruth Adler');
    const strangers = await world.coupleWith('Opal Greene');
    const viewer = world.as((await world.join(owner, 'VIEWER')).actor);
    const match = { uuid, householdUuid: household.uuid, version: household.version, takes: [] };
    expect((await viewer.readLinkInbox()).claims).toEqual([]);
    expect((await viewer.readLinkInbox()).link).toBeNull();
    for (const [client, code] of [
      [strangers.couple, 'rsvp.not_found'],
      [viewer, 'wedding.role_forbids'],
    ] as const) {
      for (const call of [
        () => client.matchClaim(match),
        () => client.addClaimed({ uuid }),
        () => client.ignoreClaim({ uuid }),
        () => client.reopenClaim({ uuid }),
      ])
        expect(await refusal(call())).toBe(code);
    }
    // Theirs, onto a household of somebody else.
    const own = world.claim({ name: 'Opal Greene' });
    await world.guest.leaveClaim({ code: strangers.code, ...own });
    const onto = strangers.couple.matchClaim({ ...match, uuid: own.key, takes: ['ADDRESS'] });
    expect(await refusal(onto)).toBe('guests.not_found');
    expect(await everyClaim(household)).toMatchObject([{ state: 'NEW' }]);
  });
});
