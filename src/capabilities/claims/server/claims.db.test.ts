import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal, refusedFields } from '#capabilities/weddings/testing/wedding-world.ts';
import type { TaskContext } from '#platform/jobs/task.ts';
import { type ClaimWorld, openClaimWorld, PDF } from '../testing/claim-world.ts';
import { claimsJobs } from './jobs.ts';

let world: ClaimWorld;

beforeAll(async () => {
  world = await openClaimWorld();
});
afterAll(() => world.close());

type Vendor = Awaited<ReturnType<ClaimWorld['addVendor']>>;

const mailAt = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@marsh.example`;

async function prove(vendor: Vendor, uuid: string) {
  const email = mailAt('hello');
  await vendor.claims.sendClaimCode({ uuid, email });
  return vendor.claims.confirmClaimCode({ uuid, code: await world.codeTo(email) });
}

const sendPaper = (vendor: Vendor, uuid: string, file = PDF) =>
  vendor.claims.sendClaimDocument({ params: { uuid, name: file.name }, body: file });

const staff = () => world.addVendor('Sam', { isVendor: false, isSupport: true });

describe('my own claims', () => {
  it('are listed until they are decided, to nobody but me', async () => {
    const [theo, uma] = [await world.addVendor('Theo'), await world.addVendor('Uma')];
    const [first, second] = [await world.openUnclaimed(), await world.openUnclaimed()];
    await sendPaper(theo, first.uuid);
    await prove(theo, second.uuid);
    await sendPaper(uma, (await world.openUnclaimed()).uuid);
    const open = await theo.claims.listOwnClaims();
    expect(open).toMatchObject([{ listing: { uuid: first.uuid }, claim: { state: 'OPEN' } }]);
    await (await staff()).claims.decideClaim({
      id: open[0]?.claim?.id ?? '',
      verdict: 'REFUSE',
      reason: 'The paper is of another business.',
    });
    expect(await theo.claims.listOwnClaims()).toEqual([]);
  });
});

describe('a code to the domain of the business', () => {
  it('makes whoever types it the owner of a listing that nobody runs', async () => {
    const [theo, listing] = [await world.addVendor('Theo'), await world.openUnclaimed()];
    expect(await world.visitor.readClaim({ uuid: listing.uuid })).toMatchObject({
      domain: 'marsh.example',
      claim: null,
      listing: { claimed: false },
    });
    const page = await prove(theo, listing.uuid);
    expect(page).toMatchObject({ isOwn: true, listing: { claimed: true }, claim: { state: 'GRANTED' } });
    expect(await world.roleOf(listing, theo)).toBe('OWNER');
    expect((await world.mailsTo(theo.email))[0]?.subject).toContain('is yours');
  });

  it.each(['theo@gmail.com', 'theo@mail.marsh.example', 'theo@marsh.example.evil.com'])(
    'goes to no other address, such as %s',
    async (email) => {
      const [theo, listing] = [await world.addVendor('Theo'), await world.openUnclaimed()];
      const asked = () => theo.claims.sendClaimCode({ uuid: listing.uuid, email });
      expect(await refusal(asked())).toBe('claim.wrong_domain');
      expect(await refusedFields(asked())).toHaveProperty('email');
      expect(await world.mailsTo(email)).toEqual([]);
    },
  );

  it('goes nowhere where the business has no website of its own', async () => {
    const theo = await world.addVendor('Theo');
    for (const web of [null, 'https://www.facebook.com/marsh']) {
      const listing = await world.openUnclaimed(web);
      expect(await refusal(theo.claims.sendClaimCode({ uuid: listing.uuid, email: mailAt('a') }))).toBe(
        'claim.no_domain',
      );
    }
  });

  it('is the newest of two', async () => {
    const [theo, listing] = [await world.addVendor('Theo'), await world.openUnclaimed()];
    const { uuid } = listing;
    const email = mailAt('two');
    await theo.claims.sendClaimCode({ uuid, email });
    const first = await world.codeTo(email);
    await theo.claims.sendClaimCode({ uuid, email });
    const second = await world.codeTo(email);
    if (first !== second) {
      expect(await refusal(theo.claims.confirmClaimCode({ uuid, code: first }))).toBe('claim.wrong_code');
    }
    expect((await theo.claims.confirmClaimCode({ uuid, code: second })).isOwn).toBe(true);
  });

  it('is worth nothing after five guesses, also at once, nor after a quarter of an hour', async () => {
    const [theo, listing] = [await world.addVendor('Theo'), await world.openUnclaimed()];
    const { uuid } = listing;
    const email = mailAt('guess');
    await theo.claims.sendClaimCode({ uuid, email });
    const code = await world.codeTo(email);
    const wrong = code === '000000' ? '111111' : '000000';
    const guesses = Array.from({ length: 5 }, () =>
      refusal(theo.claims.confirmClaimCode({ uuid, code: wrong })),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['claim.wrong_code']));
    expect(await refusal(theo.claims.confirmClaimCode({ uuid, code }))).toBe('claim.no_code');

    await theo.claims.sendClaimCode({ uuid, email });
    const late = await world.codeTo(email);
    world.moveMs(15 * 60_000);
    expect(await refusal(theo.claims.confirmClaimCode({ uuid, code: late }))).toBe('claim.no_code');
    expect(await world.roleOf(listing, theo)).toBeUndefined();
  });

  it('is of whoever asked for it, and nobody else can type it', async () => {
    const [theo, eve] = [await world.addVendor('Theo'), await world.addVendor('Eve')];
    const { uuid } = await world.openUnclaimed();
    const email = mailAt('own');
    await theo.claims.sendClaimCode({ uuid, email });
    const code = await world.codeTo(email);
    expect(await refusal(eve.claims.confirmClaimCode({ uuid, code }))).toBe('claim.no_code');
    expect((await eve.claims.readClaim({ uuid })).claim).toBeNull();
  });

  it('typed twice at once grants once', async () => {
    const [theo, listing] = [await world.addVendor('Theo'), await world.openUnclaimed()];
    const { uuid } = listing;
    const email = mailAt('twice');
    await theo.claims.sendClaimCode({ uuid, email });
    const code = await world.codeTo(email);
    const typed = [1, 2].map(() => refusal(theo.claims.confirmClaimCode({ uuid, code })).catch(() => 'done'));
    expect((await Promise.all(typed)).toSorted()).toContain('claim.own_listing');
    expect(await world.roleOf(listing, theo)).toBe('OWNER');
  });
});

describe('a paper', () => {
  it('waits for staff, who alone can read it, and is granted with a reason', async () => {
    const [theo, sam, listing] = [await world.addVendor('Theo'), await staff(), await world.openUnclaimed()];
    await sendPaper(theo, listing.uuid);
    expect(await world.roleOf(listing, theo)).toBeUndefined();
    const { waiting } = await sam.claims.listClaims();
    const claim = waiting.find((each) => each.listing.uuid === listing.uuid);
    expect(claim).toMatchObject({ documentName: 'license.pdf', state: 'OPEN', canGrant: true });
    const id = claim?.id ?? '';
    expect(await (await sam.claims.readClaimDocument({ id })).text()).toContain('business license');
    expect(await refusal(theo.claims.readClaimDocument({ id }))).toBe('forbidden');
    await sam.claims.decideClaim({ id, verdict: 'GRANT', reason: 'The license matches.' });
    expect(await world.roleOf(listing, theo)).toBe('OWNER');
    expect((await sam.claims.listClaims()).decided[0]).toMatchObject({
      id,
      decidedBy: 'Sam',
      reason: 'The license matches.',
    });
  });

  it('is refused with a reason that its claimant reads, who may try again', async () => {
    const [theo, sam, listing] = [await world.addVendor('Theo'), await staff(), await world.openUnclaimed()];
    const { claim } = await sendPaper(theo, listing.uuid);
    const reason = 'The name on the paper is another one.';
    await sam.claims.decideClaim({ id: claim?.id ?? '', verdict: 'REFUSE', reason });
    expect((await theo.claims.readClaim({ uuid: listing.uuid })).claim).toMatchObject({
      state: 'REFUSED',
      reason,
    });
    expect((await world.mailsTo(theo.email))[0]?.text).toContain(reason);
    expect(await world.roleOf(listing, theo)).toBeUndefined();
    expect((await prove(theo, listing.uuid)).isOwn).toBe(true);
  });

  it('is decided once, by one of two at the same time', async () => {
    const [theo, sam, ines] = [await world.addVendor('Theo'), await staff(), await staff()];
    const listing = await world.openUnclaimed();
    const { claim } = await sendPaper(theo, listing.uuid);
    const id = claim?.id ?? '';
    const both = await Promise.allSettled([
      sam.claims.decideClaim({ id, verdict: 'GRANT', reason: 'Fine.' }),
      ines.claims.decideClaim({ id, verdict: 'REFUSE', reason: 'Not fine.' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('must be a file of the kinds we read, and harmless', async () => {
    const [theo, listing] = [await world.addVendor('Theo'), await world.openUnclaimed()];
    const script = new File(['<script>alert(1)</script>'], 'license.pdf');
    expect(await refusal(sendPaper(theo, listing.uuid, script))).toBe('attachment.wrong_type');
    const active = new File(['%PDF-1.7\n<< /OpenAction << /S /JavaScript >> >>'], 'license.pdf');
    expect(await refusal(sendPaper(theo, listing.uuid, active))).toBe('attachment.harmful');
    expect((await theo.claims.readClaim({ uuid: listing.uuid })).claim).toBeNull();
  });

  it('that cannot be kept leaves no claim, and a claim that cannot be written no paper', async () => {
    const [theo, { uuid }] = [await world.addVendor('Theo'), await world.openUnclaimed()];
    const put = vi.spyOn(world.platform.files, 'put');
    put.mockRejectedValueOnce(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    expect(await refusal(sendPaper(theo, uuid))).toBe('overloaded');
    expect((await theo.claims.readClaim({ uuid })).claim).toBeNull();
    put.mockClear();
    const { $client } = world.db;
    await $client.query('alter table storefront_claims add constraint no_room check (false) not valid');
    await expect(sendPaper(theo, uuid)).rejects.toThrow();
    await $client.query('alter table storefront_claims drop constraint no_room');
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('is deleted a month after the decision, and not before', async () => {
    const [theo, sam, listing] = [await world.addVendor('Theo'), await staff(), await world.openUnclaimed()];
    const { claim } = await sendPaper(theo, listing.uuid);
    const id = claim?.id ?? '';
    await sam.claims.decideClaim({ id, verdict: 'REFUSE', reason: 'No.' });
    const job = claimsJobs(world.platform).find(({ name }) => name === 'claims.tidy');
    const tidy = () => job?.run({}, {} as TaskContext);
    await tidy();
    expect(await world.platform.files.exists(`claims/${id}`)).toBe(true);
    world.moveDays(31);
    await tidy();
    expect(await world.platform.files.exists(`claims/${id}`)).toBe(false);
    expect(await refusal(sam.claims.readClaimDocument({ id }))).toBe('claim.not_found');
  });
});

describe('two claims', () => {
  it('leave the later to staff, also when both come at once', async () => {
    const [theo, eve, listing] = [
      await world.addVendor('Theo'),
      await world.addVendor('Eve'),
      await world.openUnclaimed(),
    ];
    await Promise.all([sendPaper(theo, listing.uuid), sendPaper(eve, listing.uuid)]);
    const { rows } = await world.db.$client.query<{ state: string }>(
      'select state from storefront_claims where storefront_id = $1 order by 1',
      [listing.id],
    );
    expect(rows.map(({ state }) => state)).toEqual(['DISPUTED', 'OPEN']);
  });

  it('do not count one that was only begun', async () => {
    const [theo, eve, listing] = [
      await world.addVendor('Theo'),
      await world.addVendor('Eve'),
      await world.openUnclaimed(),
    ];
    await eve.claims.sendClaimCode({ uuid: listing.uuid, email: mailAt('eve') });
    expect((await prove(theo, listing.uuid)).isOwn).toBe(true);
    // What comes too late asks the new owner.
    expect((await prove(eve, listing.uuid)).claim).toMatchObject({ state: 'PROVED' });
    expect(await world.roleOf(listing, theo)).toBe('OWNER');
  });
});

describe('a listing that somebody runs', () => {
  async function owned() {
    const [theo, ruth, listing] = [
      await world.addVendor('Theo'),
      await world.addVendor('Ruth'),
      await world.openUnclaimed(),
    ];
    await prove(ruth, listing.uuid);
    const { claim } = await prove(theo, listing.uuid);
    return { theo, ruth, listing, id: claim?.id ?? '' };
  }

  it('stays with its owner, who is asked', async () => {
    const { theo, ruth, listing, id } = await owned();
    expect(await world.roleOf(listing, theo)).toBeUndefined();
    expect((await world.mailsTo(ruth.email))[0]?.text).toContain(`/inspire/vendors/claims/${id}`);
    expect(await ruth.claims.readAskedClaim({ id })).toMatchObject({ ownerAnswer: null, state: 'PROVED' });
    const others = [theo, await world.addMember(listing, 'MANAGER')].map(({ actor }) =>
      world.claimApiOf(actor),
    );
    for (const other of others) {
      expect(await refusal(other.readAskedClaim({ id }))).toBe('claim.not_found');
      expect(await refusal(other.answerClaim({ id, answer: 'YES' }))).toBe('claim.not_found');
    }
  });

  it('is handed over by a yes; the old owner stays as a manager', async () => {
    const { theo, ruth, listing, id } = await owned();
    await ruth.claims.answerClaim({ id, answer: 'YES' });
    expect(await world.roleOf(listing, theo)).toBe('OWNER');
    expect(await world.roleOf(listing, ruth)).toBe('MANAGER');
  });

  it('is disputed by a no, which staff decides; whoever ran it leaves where the claim is right', async () => {
    const [{ theo, ruth, listing, id }, sam] = [await owned(), await staff()];
    await ruth.claims.answerClaim({ id, answer: 'NO' });
    expect((await theo.claims.readClaim({ uuid: listing.uuid })).claim?.state).toBe('DISPUTED');
    await sam.claims.decideClaim({ id, verdict: 'GRANT', reason: 'The domain is theirs.' });
    expect(await world.roleOf(listing, theo)).toBe('OWNER');
    expect(await world.roleOf(listing, ruth)).toBeUndefined();
    expect((await world.mailsTo(ruth.email))[0]?.subject).toContain('has a new owner');
  });

  it('is not given away by staff before the owner’s week is over', async () => {
    const [{ theo, listing, id }, sam] = [await owned(), await staff()];
    const grant = () => sam.claims.decideClaim({ id, verdict: 'GRANT', reason: 'Fine.' });
    expect(await refusal(grant())).toBe('claim.owner_asked');
    world.moveDays(7);
    await grant();
    expect(await world.roleOf(listing, theo)).toBe('OWNER');
  });
});

describe('nobody', () => {
  it('claims a draft, or learns that there is one', async () => {
    const theo = await world.addVendor('Theo');
    const { uuid } = await world.openListing();
    await world.db.$client.query(
      `update storefronts set published_at = null, publication_status = 'NEW' where uuid = $1`,
      [uuid],
    );
    const { claims } = theo;
    const calls = [
      () => claims.readClaim({ uuid }),
      () => claims.sendClaimCode({ uuid, email: mailAt('draft') }),
      () => claims.confirmClaimCode({ uuid, code: '123456' }),
      () => sendPaper(theo, uuid),
    ];
    for (const call of calls) expect(await refusal(call())).toBe('claim.not_found');
  });

  it('but staff sees or decides claims', async () => {
    const theo = await world.addVendor('Theo');
    expect(await refusal(theo.claims.listClaims())).toBe('forbidden');
    const decide = theo.claims.decideClaim({ id: crypto.randomUUID(), verdict: 'GRANT', reason: 'Mine.' });
    expect(await refusal(decide)).toBe('forbidden');
  });
});
