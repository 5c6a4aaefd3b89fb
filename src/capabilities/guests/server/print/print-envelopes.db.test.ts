import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { lettersOf, linesOf, type PdfPage, readPdf } from '#platform/testing/read-pdf.ts';
import type { PrintInput } from '../../contract/print.contract.ts';
import { NEW_PERSON } from '../../rules/guest-person.ts';
import { LABEL_KINDS, LABEL_SHEETS, type LabelKind } from '../../rules/label-sheets.ts';
import { NEW_HOUSEHOLD } from '../../rules/new-household.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const ADDRESS = { address1: '1 Elm Street', city: 'Hudson', region: 'NY', postalCode: '12534' };
const ASKED: PrintInput = {
  kind: 'ENVELOPES_A7',
  formality: 'FORMAL',
  householdUuids: null,
  skip: 0,
  returnAddress: '',
};
const INCH = 72;

const person = (firstName: string, lastName = '') => ({ ...NEW_PERSON, uuid: null, firstName, lastName });

function add(
  host: Host,
  ...households: Partial<typeof NEW_HOUSEHOLD & { people: ReturnType<typeof person>[] }>[]
) {
  return host.guests.addHouseholds({
    households: households.map((household) => ({
      ...NEW_HOUSEHOLD,
      ...ADDRESS,
      people: [person('Ana', 'Lee')],
      ...household,
    })),
  });
}

async function printed(host: Host, changes: Partial<PrintInput> = {}): Promise<PdfPage[]> {
  const file = await host.guests.printEnvelopes({ ...ASKED, ...changes });
  expect(file.type).toBe('application/pdf');
  return readPdf(await file.bytes());
}

const NAMES = [
  ['Ελένη', 'Παπαδοπούλου'],
  ['Наталья', 'Щербакова'],
  ['דוד', 'כהן'],
  ['فاطمة', 'الزهراء'],
  ['लक्ष्मी', 'क्षेत्रपाल'],
  ['Đặng', 'Nguyễn'],
  [
    'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern',
    'Keihanaikukauakahihuliheekahaunaeleaaaaaaaaaaaaaaa',
  ],
  ['#read("/etc/passwd")', '\\ $x$ *b* _i_ @r'],
] as const;

describe('envelopes', () => {
  it('print one household a page, with every letter of every name', async () => {
    const host = await world.addOwner('Maya');
    await add(host, ...NAMES.map(([first, last]) => ({ people: [person(first, last)] })));
    const pages = await printed(host, { returnAddress: 'Maya & Jonah\n12 Orchard Lane' });
    expect(pages.map(({ width, height }) => [width / INCH, height / INCH])).toEqual(
      NAMES.map(() => [7.25, 5.25]),
    );
    const texts = pages.map((page) => linesOf(page).join(' '));
    for (const [first, last] of NAMES) {
      const whole = lettersOf(first + last);
      expect(texts.some((text) => text.replaceAll(' ', '').includes(whole))).toBe(true);
    }
    for (const text of texts) expect(text).toMatch(/^MayaJonah 12OrchardLane .* 1ElmStreet HudsonNY12534$/);
    // Nothing stands where the post prints its marks, nor outside of the paper.
    for (const { pieces } of pages) {
      expect(Math.max(...pieces.map(({ base }) => base))).toBeLessThan((5.25 - 5 / 8) * INCH);
      expect(Math.min(...pieces.map(({ left }) => left))).toBeGreaterThan(0.3 * INCH);
      expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThan((7.25 - 0.3) * INCH);
    }
  });

  it('are worded as asked, in the couple’s words where there are some, and leave out who has no address', async () => {
    const host = await world.addOwner('Maya');
    const both = [person('Ana', 'Lee'), person('Tom', 'Lee')];
    await add(
      host,
      { people: both },
      { people: [person('Zoe', 'Park')], envelopeOuter: 'Auntie Zo' },
      { people: [person('No', 'Address')], address1: '' },
      { people: [person('Not', 'Yet')], list: 'MAYBE' },
    );
    const first = (pages: PdfPage[]) => pages.map(({ pieces }) => pieces[0]?.text);
    expect(first(await printed(host))).toEqual(['Ana and Tom Lee', 'Auntie Zo']);
    expect(first(await printed(host, { formality: 'RELAXED' }))).toEqual(['Ana & Tom Lee', 'Auntie Zo']);
    const head = new Headers();
    const file = await world.apiOf(host.actor, head).printEnvelopes(ASKED);
    expect(file.name).toMatch(/^envelopes-a7-\d{4}-\d\d-\d\d\.pdf$/);
    expect(head.get('x-left-out')).toBe('1');
    expect(head.get('content-disposition')).toContain(file.name);
    const { households } = await host.guests.listGuests();
    const householdUuids = households.filter(({ list }) => list === 'MAYBE').map(({ uuid }) => uuid);
    expect(first(await printed(host, { householdUuids }))).toEqual(['Not Yet']);
  });
});

describe('labels', () => {
  /** Which label of the sheet a piece of text stands on; nothing where it crosses an edge. */
  function placeOf({ left, right, base }: PdfPage['pieces'][number], kind: LabelKind): number | undefined {
    const sheet = LABEL_SHEETS[kind];
    const column = Math.floor((left / INCH - sheet.left) / sheet.across);
    const row = Math.floor((base / INCH - sheet.top) / sheet.down);
    const isInside = right / INCH <= sheet.left + column * sheet.across + sheet.width;
    return isInside ? row * sheet.columns + column : undefined;
  }

  it.each(LABEL_KINDS)(
    'of %s stand on their labels, after those that are gone, and go on overleaf',
    async (kind) => {
      const { columns, rows } = LABEL_SHEETS[kind];
      const perSheet = columns * rows;
      const host = await world.addOwner('Maya');
      const numbers = Array.from({ length: perSheet }, (_, at) => 10 + at);
      await add(
        host,
        ...numbers.map((number) => ({
          address1: `${number} Elm Street`,
          people: [person('Ana', `Lee${number}`)],
        })),
      );
      const pages = await printed(host, { kind, skip: 4 });
      expect(pages.map(({ width, height }) => [width / INCH, height / INCH])).toEqual([
        [8.5, 11],
        [8.5, 11],
      ]);
      const found = pages.flatMap(({ pieces }, page) =>
        pieces.map((piece) => ({
          text: piece.text,
          place: (placeOf(piece, kind) ?? Number.NaN) + page * perSheet,
        })),
      );
      const expected = numbers.flatMap((number, at) =>
        [`Ana Lee${number}`, `${number} Elm Street`, 'Hudson, NY 12534'].map((text) => ({
          text,
          place: at + 4,
        })),
      );
      expect(found).toEqual(expected);
    },
  );
});

describe('who may', () => {
  it('owners and whoever sees addresses; a viewer is refused, and so is everybody else', async () => {
    const owner = await world.addOwner('Maya');
    await add(owner, {});
    expect(await printed(await world.join(owner, 'PLANNER'))).toHaveLength(1);
    expect(await refusal((await world.join(owner, 'VIEWER')).guests.printEnvelopes(ASKED))).toBe(
      'wedding.role_forbids',
    );
    expect(await refusal((await world.addPerson('Ida')).guests.printEnvelopes(ASKED))).toBe(
      'wedding.not_a_member',
    );
    expect(await refusal(world.visitorGuests.printEnvelopes(ASKED))).toBe('unauthenticated');
  });

  it('another couple’s households are none', async () => {
    const [owner, other] = [await world.addOwner('Maya'), await world.addOwner('Priya')];
    const { households } = await add(owner, {});
    const householdUuids = households.map(({ uuid }) => uuid);
    expect(await refusal(other.guests.printEnvelopes({ ...ASKED, householdUuids }))).toBe(
      'guests.nothing_to_print',
    );
    expect(await refusal(owner.guests.printEnvelopes({ ...ASKED, skip: 1 }))).toBe('invalid_input');
  });
});
