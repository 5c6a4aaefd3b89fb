import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { bring, check, columnsOf, contentOf, importAll, namesOf } from '../../testing/bring-list.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';
import { xlsxFile } from '../../testing/xlsx-file.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

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
