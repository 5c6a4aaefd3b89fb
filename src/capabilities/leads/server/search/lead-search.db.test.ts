import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letter, type Party, type TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import type { LeadsAsked } from '../../contract/leads.contract.ts';

let world: ReadingWorld;
let vendor: TestVendor;
let viewer: Party;
const leads = new Map<string, string>();
const couples = new Map<string, Party>();

const PHONE = '6465550132';

type Couple = { first: string; partner: string; last: string; partnerLast: string; message: string };

async function addCouple({ first, partner, last, partnerLast }: Omit<Couple, 'message'>): Promise<Party> {
  const person = await world.addPerson(first);
  await person.api.saveWedding({});
  await world.db.$client.query(
    `update weddings set primary_first_name = $2, partner_first_name = $3, primary_last_name = $4, partner_last_name = $5
     where id = (select wedding_id from wedding_members where user_id = $1)`,
    [person.userId, first, partner, last, partnerLast],
  );
  await world.db.$client.query('update users set email = $2, phone_number = $3 where id = $1', [
    person.userId,
    `${first.toLowerCase()}.post@letters.example`,
    PHONE,
  ]);
  return person;
}

const PEOPLE: Record<string, Couple> = {
  ready: {
    first: 'Nora',
    partner: 'Jürgen',
    last: 'Castellan',
    partnerLast: 'Winterbourne',
    message:
      'We dream of a candlelight dinner in the orangery. Write to secretbox@hidden.example or 212 555 0147.',
  },
  connected: {
    first: 'Zoë',
    partner: 'Benedikta',
    last: "O'Hara",
    partnerLast: 'Fitzgibbon',
    message:
      'Could you play the harpsichord at our ceremony? My address is harpfan@hidden.example, my number 518-555-0177.',
  },
  snoozed: {
    first: 'Tamsin',
    partner: 'Ravi',
    last: 'Appleyard',
    partnerLast: 'Bhattacharya',
    message: 'A quiet lighthouse wedding for twenty people is what we would love.',
  },
};

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
  viewer = await world.addMember(vendor.id, 'VIEWER');
  for (const [key, { message, ...names }] of Object.entries(PEOPLE)) {
    const couple = await addCouple(names);
    couples.set(key, couple);
    const open = key === 'connected' ? world.connectTo : world.deliverTo;
    leads.set(key, await open(couple, vendor, { message }));
  }
  const uuid = leads.get('snoozed') ?? '';
  await vendor.owner.inquiries.snooze({ uuid, days: 3 });
}, 60_000);
afterAll(() => world.close());

async function find(name: string, wishes: Partial<LeadsAsked> = {}, party: Party = vendor.owner) {
  const page = await world.reads(party).listLeads({ storefrontUuid: vendor.uuid, name, ...wishes });
  return page.leads.map(({ uuid }) => [...leads.entries()].find(([, lead]) => lead === uuid)?.[0]);
}

const talks = { view: 'connected' } as const;

it('whoever works for no business finds nothing, whatever they look for', async () => {
  const nobody = await world.addPerson('Ruth', { isVendor: true });
  for (const name of ['87700', 'nora', 'no ra']) {
    expect(await world.reads(nobody).listLeads({ view: 'ready', name } as LeadsAsked)).toMatchObject({
      leads: [],
    });
  }
});

describe('a lead is found', () => {
  it.each([
    ['the first partner', 'nora'],
    ['the second partner', 'jurgen'],
    ['both the other way round', 'Jürgen & Nora'],
    ['a beginning', 'jür'],
    ['a typing mistake', 'jurgne'],
    ['a word of the message', 'orangery'],
    ['a name and a word', 'candlelight nora'],
    ['a misspelled word of the message', 'candelight'],
  ])('by %s: %j', async (_, name) => {
    expect(await find(name)).toEqual(['ready']);
  });

  it.each([
    ['surname', 'fitzgibbon'],
    ['surname of the first', 'ohara'],
    ['surname with its sign', 'O’Hara'],
    ['address', 'zoë.post@letters.example'],
    ['a part of the address', 'letters.example'],
    ['a word that was covered before', 'harpfan@hidden.example'],
    ['a word', 'harpsichord'],
    ['what the vendor wrote', 'would love to'],
    ['a misspelled surname', 'fitzgibon'],
    ['a surname with two mistakes', 'fitzgobon'],
    ['phone number', '6465550132'],
    ['phone number as people write it', '(646) 555-0132'],
    ['phone number with its country', '+1 646 555 0132'],
    ['the end of the phone number', '555-0132'],
    ['a number in a message', '518-555-0177'],
    ['a number in a message without its signs', '5185550177'],
  ])('once connected by %s: %j', async (_, name) => {
    expect(await find(name, talks)).toEqual(['connected']);
  });

  it('although it is snoozed, and says so', async () => {
    expect(await find('ravi')).toEqual(['snoozed']);
    expect(await find('lighthouse')).toEqual(['snoozed']);
    const page = await world.reads(vendor.owner).listLeads({ storefrontUuid: vendor.uuid, name: 'tamsin' });
    expect(page.leads[0]?.snoozedUntil).not.toBeNull();
    expect(await find('')).toEqual(['ready']);
  });

  it('by what is written later', async () => {
    const uuid = leads.get('connected') ?? '';
    await couples.get('connected')?.inquiries.write({ uuid, ...letter('Is there a pergola?') });
    expect(await find('pergola', talks)).toEqual(['connected']);
  });
});

describe('what a vendor must not read is not found', () => {
  it.each([
    'castellan',
    'winterbourne',
    'winterborne',
    'nora.post@letters.example',
    'letters',
    'secretbox',
    '2125550147',
    '0147',
    PHONE,
    '0132',
    '555-0132',
  ])('before connecting: %j', async (name) => {
    expect(await find(name)).toEqual([]);
    expect(await find(`nora ${name}`)).toEqual([]);
  });

  it.each(['fitzgibbon', 'letters', 'harpfan', 'harpfan@hidden.example', '5185550177'])(
    'by members who must not see contacts: %j',
    async (name) => {
      expect(await find(name, talks, viewer)).toEqual([]);
      expect(await find('harpsichord', talks, viewer)).toEqual(['connected']);
    },
  );

  it('is not in the table either', async () => {
    const { rows } = await world.db.$client.query<{ words: string }>(
      `select string_agg(words::text, ' ') as words from lead_search where inquiry_uuid = $1`,
      [leads.get('ready')],
    );
    expect(rows[0]?.words).toContain('orangery');
    for (const hidden of ['castellan', 'winterbourne', 'secretbox', 'letters', '0147', '0132']) {
      expect(rows[0]?.words).not.toContain(hidden);
    }
  });

  it('nor by another vendor', async () => {
    const other = await world.addVendor();
    const reads = world.reads(other.owner);
    expect((await reads.listLeads({ storefrontUuid: other.uuid, name: 'nora' })).leads).toEqual([]);
    await expect(reads.listLeads({ storefrontUuid: vendor.uuid, name: 'nora' })).rejects.toThrow();
  });
});

describe('order', () => {
  it('names come before words, words before mistakes, and the latest first', async () => {
    const shop = await world.addVendor();
    const write = async (first: string, message: string) => {
      const couple = await addCouple({ first, partner: 'Kim', last: '', partnerLast: '' });
      await world.deliverTo(couple, shop, { message });
      world.moveDays(1 / 1440);
      return couple;
    };
    await write('Willa', 'A plain and simple first message to you.');
    await write('Ada', 'Our dog Willa comes along to the party.');
    await write('Willow', 'The very last of our four messages is this.');
    await write('Wilma', 'Nothing of that kind is said in this one.');
    const namesFor = async (name: string) => {
      const page = await world.reads(shop.owner).listLeads({ storefrontUuid: shop.uuid, name });
      return page.leads.map(({ coupleNames }) => coupleNames.split(' ')[0]);
    };
    expect(await namesFor('willa')).toEqual(['Willa', 'Ada', 'Wilma']);
    expect((await namesFor('wil')).slice(0, 3)).toEqual(['Wilma', 'Willow', 'Willa']);
  });
});

it('a new surname and a new address are found after the job', async () => {
  const couple = couples.get('connected');
  await world.db.$client.query(
    `update weddings set partner_last_name = 'Marchbanks', updated_at = now() + interval '1 year'
     where id = (select wedding_id from wedding_members where user_id = $1)`,
    [couple?.userId],
  );
  await world.runTask('inquiries.refresh-lead-search');
  expect(await find('marchbanks', talks)).toEqual(['connected']);
  expect(await find('fitzgibbon', talks)).toEqual([]);
});

it('leads that an older version has written are found after the job of the start', async () => {
  await world.db.$client.query('delete from lead_search');
  expect(await find('orangery')).toEqual([]);
  await world.runTask('inquiries.refresh-lead-search');
  expect(await find('orangery')).toEqual(['ready']);
  expect(await find('castellan')).toEqual([]);
  expect(await find('harpfan', talks)).toEqual(['connected']);
});

it('a deleted couple is found no more', async () => {
  const uuid = leads.get('ready') ?? '';
  const { endInquiries } = await import('#capabilities/inquiries/server/account/end-inquiries.ts');
  const { weddingId } = await world.find(uuid);
  await world.db.transaction((tx) => endInquiries(tx, world, weddingId ?? ''));
  for (const name of ['nora', 'orangery']) expect(await find(name, { view: 'closed' })).toEqual([]);
  expect(await find('deleted', { view: 'closed' })).toEqual(['ready']);
});
