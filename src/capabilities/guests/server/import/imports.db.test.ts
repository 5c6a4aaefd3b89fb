import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { personName } from '../../rules/guest-person.ts';
import { guestImports } from '../../tables.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';
import { xlsxFile } from '../../testing/xlsx-file.ts';
import { guestsJobs } from '../jobs.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const bring = (host: Host, content: string | Uint8Array<ArrayBuffer>, name = 'guests.csv') =>
  host.guests.openImport({ params: { name }, body: new File([content], name) });

type Import = Awaited<ReturnType<typeof bring>>;

const columnsOf = ({ uuid, files, defaults }: Import) => ({
  uuid,
  files: files.map(({ columns }) => columns.map(({ column }) => column)),
  defaults,
});

/** As far as it can be imported. */
async function check(host: Host, content: string | Uint8Array<ArrayBuffer>, name?: string) {
  return host.guests.saveImportColumns(columnsOf(await bring(host, content, name)));
}

async function importAll(host: Host, content: string) {
  const { uuid } = await check(host, content);
  return host.guests.applyImport({ uuid });
}

async function namesOf(host: Host) {
  const { households } = await host.guests.listGuests();
  return households.map(({ people }) => people.map(personName).join(', ')).toSorted();
}

/** The list without what only a second writing would change. */
async function contentOf(host: Host) {
  const { households, events } = await host.guests.listGuests();
  return {
    events: events.map(({ name }) => name),
    households: households.map(({ version: _, ...household }) => household),
  };
}

const MESSY = `Our guest list,,,
Name,Email,Address,Notes
Ana & Tom Lee,ana@people.example; tom@people.example,"1 Elm St, Hudson, NY 12534",
"Park, Mia",mia at home,,vegan
Mr. and Mrs. John Smith,,"10 Downing Street
London",
Ana & Tom Lee,,,
,nobody@people.example,,`;

describe('bringing a list in', () => {
  it('writes nothing before it is imported', async () => {
    const host = await world.addOwner('Maya');
    const brought = await check(host, MESSY);
    expect(brought.counts).toMatchObject({ NEW: 2, BAD: 2, DUPLICATE_IN_FILE: 1, households: 2 });
    expect(await namesOf(host)).toEqual([]);
  });

  it('begins a wedding where there is none', async () => {
    const newcomer = await world.addPerson('Ida');
    expect((await importAll(newcomer, 'Name\nAna Lee')).state).toBe('APPLIED');
    expect(await namesOf(newcomer)).toEqual(['Ana Lee']);
  });

  it('corrected cells are read again, and then everything is imported', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await check(host, MESSY);
    const bad = await host.guests.readImport({ uuid, result: 'BAD' });
    expect(bad.entries.map(({ problems }) => problems[0]?.where)).toEqual(['Row 4, Email', 'Row 7, Name']);
    const edits = bad.entries.flatMap(({ problems }) =>
      problems.map(({ sheet, row, column }) => ({
        sheet,
        row,
        column: column ?? 0,
        value: row === 1 ? 'mia@people.example' : 'Nora Roe',
      })),
    );
    const fixed = await host.guests.saveImportChoices({ uuid, edits, choices: [], result: null });
    expect(fixed.counts).toMatchObject({ BAD: 0, NEW: 4 });
    expect((await host.guests.applyImport({ uuid })).counts).toMatchObject({ households: 4, people: 6 });
    expect(await namesOf(host)).toEqual(['Ana Lee, Tom Lee', 'John Smith, Smith', 'Mia Park', 'Nora Roe']);
    const { households } = await host.guests.listGuests();
    expect(households.find(({ address1 }) => address1 === '1 Elm St')).toMatchObject({
      city: 'Hudson',
      postalCode: '12534',
    });
    expect(
      households.every(({ people }) =>
        people.every(({ invitations }) => invitations[0]?.status === 'INVITED'),
      ),
    ).toBe(true);
  });

  it('other columns make other households', async () => {
    const host = await world.addOwner('Maya');
    const brought = await bring(host, 'Name,Crowd\nAna Lee,Friends\nTom Park,Friends');
    const files = [['names', ''] as ('names' | '')[]];
    const alone = await host.guests.saveImportColumns({ ...columnsOf(brought), files });
    expect(alone.counts.NEW).toBe(2);
    const together = await host.guests.saveImportColumns({
      ...columnsOf(brought),
      files: [['names', 'household']],
    });
    expect(together.counts.NEW).toBe(1);
  });

  it('a spreadsheet with formulas brings no formula out again', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await check(
      host,
      xlsxFile([
        ['First name', 'Notes'],
        ["=cmd|' /C calc'!A0", '+1'],
      ]),
      'guests.xlsx',
    );
    await host.guests.applyImport({ uuid });
    const text = await (await host.guests.exportGuests()).text();
    expect(text).toContain("'=cmd|");
    expect(text).not.toMatch(/(?:^|,)"?=cmd/m);
  });

  it('two files are one list', async () => {
    const host = await world.addOwner('Maya');
    const first = await bring(host, 'First name,Last name,Party\nAna,Lee,Lees\nTom,Lee,Lees');
    const replies = new File(
      ['First Name,Last Name,Welcome drinks\nAna,Lee,Attending\nTom,Lee,Declined'],
      'rsvps.csv',
    );
    const both = await host.guests.addImportFile({
      params: { uuid: first.uuid, name: replies.name },
      body: replies,
    });
    expect(both).toMatchObject({ state: 'UPLOADED', newEvents: ['Welcome drinks'], counts: { NEW: 1 } });
    await host.guests.saveImportColumns(columnsOf(both));
    await host.guests.applyImport({ uuid: first.uuid });
    const { households, events } = await host.guests.listGuests();
    expect(events.map(({ name }) => name)).toEqual(['Welcome drinks']);
    expect(households[0]?.people.map(({ invitations }) => invitations[0]?.status)).toEqual([
      'ATTENDING',
      'DECLINED',
    ]);
  });

  it('what is there is filled, never overwritten, unless somebody chooses', async () => {
    const host = await world.addOwner('Maya');
    await importAll(
      host,
      'Name,Email,Phone\nAna Lee,ana@people.example,2125550100\nTom Park,tom@people.example,',
    );
    const second =
      'Name,Email,Phone,Zip\nAna Lee,ana@people.example,6465550199,12534\nTom Park,tom@people.example,7185550100,';
    const { uuid, counts } = await check(host, second);
    expect(counts).toMatchObject({ CONFLICT: 1, MERGE: 1, NEW: 0, people: 0 });
    await host.guests.applyImport({ uuid });
    const phones = async () =>
      (await host.guests.listGuests()).households.map(({ people }) => people[0]?.phone).toSorted();
    expect(await phones()).toEqual(['2125550100', '7185550100']);
    const again = await check(host, second);
    const [entry] = (await host.guests.readImport({ uuid: again.uuid, result: 'CONFLICT' })).entries;
    const choices = [
      { key: entry?.key ?? '', decision: null, take: entry?.changes.map(({ id }) => id) ?? [] },
    ];
    await host.guests.saveImportChoices({ uuid: again.uuid, edits: [], choices, result: null });
    await host.guests.applyImport({ uuid: again.uuid });
    expect(await phones()).toEqual(['6465550199', '7185550100']);
  });
});

describe('importing', () => {
  it('twice changes nothing more', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await check(host, 'Name\nAna Lee\nTom Park');
    const first = await host.guests.applyImport({ uuid });
    expect(await host.guests.applyImport({ uuid })).toEqual(first);
    expect(await namesOf(host)).toEqual(['Ana Lee', 'Tom Park']);
  });

  it('by two at once imports it once', async () => {
    const host = await world.addOwner('Maya');
    const partner = await world.join(host, 'PARTNER');
    const { uuid } = await check(host, 'Name\nAna Lee');
    const answers = await Promise.all([
      host.guests.applyImport({ uuid }),
      partner.guests.applyImport({ uuid }),
    ]);
    expect(answers.map(({ state }) => state)).toEqual(['APPLIED', 'APPLIED']);
    expect(await namesOf(host)).toEqual(['Ana Lee']);
  });

  it('of two files that name the same people adds them once', async () => {
    const host = await world.addOwner('Maya');
    const partner = await world.join(host, 'PARTNER');
    const file = 'Name,Email\nAna Lee,ana@people.example';
    const [one, other] = [await check(host, file), await check(partner, file)];
    await Promise.all([
      host.guests.applyImport({ uuid: one.uuid }),
      partner.guests.applyImport({ uuid: other.uuid }),
    ]);
    expect(await namesOf(host)).toEqual(['Ana Lee']);
  });

  it('before it has been checked is refused', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await bring(host, 'Name\nAna Lee');
    expect(await refusal(host.guests.applyImport({ uuid }))).toBe('guests.import_not_ready');
  });

  it('what does not fit into the list is refused whole', async () => {
    const host = await world.addOwner('Maya');
    await importAll(
      host,
      `Name\n${Array.from({ length: 4999 }, (_, place) => `Guest${place} Person`).join('\n')}`,
    );
    const { uuid } = await check(host, 'Name,Brunch\nAna & Tom Lee,yes');
    const before = await contentOf(host);
    expect(await refusal(host.guests.applyImport({ uuid }))).toBe('guests.list_full');
    expect(await contentOf(host)).toEqual(before);
    expect((await host.guests.readImport({ uuid })).state).toBe('CHECKED');
  }, 60_000);

  it('that breaks off in the middle leaves nothing behind', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await check(host, 'Name,Brunch\nAna Lee,yes');
    const before = await contentOf(host);
    // The last thing that is written is refused by the database, as if the process had died there.
    await world.db.execute(
      `alter table guest_imports add constraint broken check (state <> 'APPLIED') not valid`,
    );
    await expect(host.guests.applyImport({ uuid })).rejects.toThrow();
    await world.db.execute('alter table guest_imports drop constraint broken');
    expect(await contentOf(host)).toEqual(before);
    expect((await host.guests.applyImport({ uuid })).state).toBe('APPLIED');
  });
});

describe('undoing', () => {
  it('puts the list back as it was', async () => {
    const host = await world.addOwner('Maya');
    await host.guests.addGuestLines({ lines: 'Ana Lee\nTom Park +1', side: 'A', list: 'INVITED' });
    const before = await contentOf(host);
    const [ana] = (await host.guests.listGuests()).households.filter(
      ({ people }) => people[0]?.firstName === 'Ana',
    );
    const { uuid } = await check(
      host,
      `First name,Last name,Email,Wedding,Brunch,Guest ID\nAna,Lee,ana@people.example,Coming,yes,${ana?.people[0]?.uuid}\nNew,Person,,,no,`,
    );
    await host.guests.applyImport({ uuid });
    expect(await contentOf(host)).not.toEqual(before);
    const undone = await host.guests.undoImport({ uuid });
    expect(undone).toMatchObject({ state: 'UNDONE', kept: [] });
    expect(await contentOf(host)).toEqual(before);
    expect(await refusal(host.guests.undoImport({ uuid }))).toBe('guests.import_not_ready');
  });

  it('leaves alone what was changed since, and names it', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await importAll(host, 'Name\nAna Lee\nTom Park\nMia Cruz');
    const { households, events } = await host.guests.listGuests();
    const of = (name: string) => households.find(({ people }) => people[0]?.firstName === name);
    const [ana, tom] = [of('Ana'), of('Tom')];
    if (!(ana && tom && events[0])) throw new Error('They were imported.');
    await host.guests.saveHousehold({ ...ana, notes: 'Vegan' });
    const reply = { eventUuid: events[0].uuid, status: 'ATTENDING' as const, dishUuid: null };
    await host.guests.setInvitations({ changes: [{ ...reply, guestUuids: [tom.people[0]?.uuid ?? ''] }] });
    const { kept } = await host.guests.undoImport({ uuid });
    expect(kept.toSorted()).toEqual(['Ana Lee', 'Tom Park']);
    expect(await namesOf(host)).toEqual(['Ana Lee', 'Tom Park']);
  });

  it('is possible for seven days', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await importAll(host, 'Name\nAna Lee');
    world.moveDays(6);
    expect((await host.guests.readImport({ uuid })).state).toBe('APPLIED');
    world.moveDays(2);
    expect(await refusal(host.guests.undoImport({ uuid }))).toBe('guests.import_gone');
    expect(await namesOf(host)).toEqual(['Ana Lee']);
  });
});

describe('what is kept', () => {
  it('is deleted a day after it was brought, or at once where somebody says so', async () => {
    const host = await world.addOwner('Maya');
    const [one, other] = [await bring(host, 'Name\nAna Lee'), await bring(host, 'Name\nTom Park')];
    await host.guests.discardImport({ uuid: one.uuid });
    expect(await refusal(host.guests.readImport({ uuid: one.uuid }))).toBe('guests.import_gone');
    world.moveDays(1);
    expect(await refusal(host.guests.readImport({ uuid: other.uuid }))).toBe('guests.import_gone');
    const log = { info: () => undefined } as never;
    for (const job of guestsJobs(world)) await job.run({}, { log, jobKey: undefined, attempt: 1 });
    const rows = await world.db.select({ uuid: guestImports.uuid }).from(guestImports);
    expect(rows.map(({ uuid }) => uuid)).not.toContain(other.uuid);
  });

  it('is nothing of the files once they are imported', async () => {
    const host = await world.addOwner('Maya');
    await importAll(host, 'Name,Notes\nAna Lee,Very-secret');
    const rows = await world.db.select().from(guestImports);
    expect(JSON.stringify(rows.map(({ sheets }) => sheets))).not.toContain('Very-secret');
  });
});

it('nobody else can see or touch it', async () => {
  const host = await world.addOwner('Maya');
  const viewer = await world.join(host, 'VIEWER');
  const stranger = await world.addOwner('Eve');
  const brought = await check(host, 'Name\nAna Lee');
  const { uuid } = brought;
  const calls = (other: Host) => [
    () => other.guests.readImport({ uuid }),
    () => other.guests.saveImportColumns(columnsOf(brought)),
    () => other.guests.saveImportChoices({ uuid, edits: [], choices: [], result: null }),
    () =>
      other.guests.addImportFile({ params: { uuid, name: 'x.csv' }, body: new File(['Name\nX'], 'x.csv') }),
    () => other.guests.applyImport({ uuid }),
    () => other.guests.undoImport({ uuid }),
    () => other.guests.discardImport({ uuid }),
  ];
  for (const call of calls(stranger)) expect(await refusal(call())).toBe('guests.import_gone');
  for (const call of calls(viewer)) expect(await refusal(call())).toBe('wedding.role_forbids');
  expect(await refusal(bring(viewer, 'Name\nAna'))).toBe('wedding.role_forbids');
  expect(await host.guests.readImport({ uuid })).toMatchObject({ state: 'CHECKED', counts: { NEW: 1 } });
});

describe('our own file', () => {
  async function fullList(host: Host) {
    await host.api.saveWedding({ primaryFirstName: 'Maya', partnerFirstName: 'Théo' });
    const brunch = await host.guests.addEvent({
      ...(await import('../../rules/new-event.ts')).NEW_EVENT,
      name: 'Brunch, with bubbles',
      meals: 'CHOICE',
      dishes: [
        { uuid: null, name: 'Trout', text: '', eaters: 'ALL' },
        { uuid: null, name: '=Beef', text: '', eaters: 'ALL' },
      ],
    });
    const { NEW_HOUSEHOLD } = await import('../../rules/new-household.ts');
    const { NEW_PERSON } = await import('../../rules/guest-person.ts');
    const seat = { ...NEW_PERSON, uuid: null };
    const home = {
      address1: '1 Elm St',
      address2: 'Apt "2"',
      city: 'Hudson',
      region: 'NY',
      postalCode: '02139',
      country: '',
    };
    const { households } = await host.guests.addHouseholds({
      households: [
        {
          ...NEW_HOUSEHOLD,
          ...home,
          side: 'A',
          notes: 'Two\nlines, "quoted"',
          people: [
            {
              ...seat,
              title: 'Dr.',
              firstName: 'Ana & Co',
              lastName: 'Lee',
              suffix: 'Jr.',
              email: 'ana@people.example',
              phone: '+1 212 555 0100',
            },
            { ...seat, plusOneOf: 0 },
            { ...seat, firstName: 'Mia', lastName: 'Lee', kind: 'CHILD' },
          ],
        },
        {
          ...NEW_HOUSEHOLD,
          name: 'Our neighbors',
          envelopeOuter: 'The House',
          side: 'B',
          list: 'LATER',
          listRank: 3,
          people: [
            { ...seat, firstName: "'=1+1" },
            { ...seat, firstName: '-x', kind: 'INFANT' },
          ],
        },
        { ...NEW_HOUSEHOLD, list: 'MAYBE', people: [seat, seat] },
        { ...NEW_HOUSEHOLD, people: [{ ...seat, firstName: 'Sam', lastName: 'Same' }] },
        { ...NEW_HOUSEHOLD, people: [{ ...seat, firstName: 'Sam', lastName: 'Same' }] },
      ],
    });
    const [lees, neighbors] = households;
    const said = { eventUuid: brunch.uuid, dishUuid: null };
    await host.guests.setInvitations({
      changes: [
        {
          ...said,
          status: 'ATTENDING',
          dishUuid: brunch.dishes[1]?.uuid ?? null,
          guestUuids: [lees?.people[0]?.uuid ?? ''],
        },
        { ...said, status: 'DECLINED', guestUuids: [lees?.people[1]?.uuid ?? ''] },
        { ...said, status: 'INVITED', guestUuids: [neighbors?.people[0]?.uuid ?? ''] },
      ],
    });
  }

  const exported = async (host: Host) => (await host.guests.exportGuests()).text();
  const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');

  it('comes back into the same list as nothing but the same', async () => {
    const host = await world.addOwner('Maya');
    await fullList(host);
    const { counts } = await check(host, await exported(host));
    expect(counts).toMatchObject({ BAD: 0, CONFLICT: 0, DUPLICATE_IN_FILE: 0, MERGE: 0, NEW: 0, SAME: 5 });
  });

  it('makes an empty list the same list', async () => {
    const [host, other] = [await world.addOwner('Maya'), await world.addOwner('Maya')];
    await fullList(host);
    await other.api.saveWedding({ primaryFirstName: 'Maya', partnerFirstName: 'Théo' });
    const file = await exported(host);
    expect((await importAll(other, file)).counts).toMatchObject({
      BAD: 0,
      DUPLICATE_IN_FILE: 0,
      households: 5,
    });
    expect(withoutIds(await exported(other))).toBe(withoutIds(file));
  });

  it('can hold only what the screen shows', async () => {
    const host = await world.addOwner('Maya');
    await fullList(host);
    const file = await (await host.guests.exportGuests({ list: 'LATER' })).text();
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect(file).toContain('Our neighbors');
    expect(await (await host.guests.exportGuests({ name: 'mia' })).text()).not.toContain('Our neighbors');
  });
});

it('5,000 rows are read, checked, imported and undone', async () => {
  const host = await world.addOwner('Maya');
  const rows = Array.from(
    { length: 5000 },
    (_, place) => `First${place},Last${place % 700},p${place}@people.example,${place} Elm St,Hudson,NY,12534`,
  );
  const { uuid, counts } = await check(
    host,
    `First name,Last name,Email,Address,City,State,Zip\n${rows.join('\n')}`,
  );
  expect(counts.NEW).toBe(5000);
  await host.guests.applyImport({ uuid });
  expect((await host.guests.listGuests()).households).toHaveLength(5000);
  const again = await check(host, await (await host.guests.exportGuests()).text());
  expect(again.counts.SAME).toBe(5000);
  await host.guests.undoImport({ uuid });
  expect(await namesOf(host)).toEqual([]);
}, 60_000);
