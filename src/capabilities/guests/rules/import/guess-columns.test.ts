import { describe, expect, it } from 'vitest';
import { findHeadRow, guessColumns } from './guess-columns.ts';
import { IMPORT_FIELDS } from './import-columns.ts';
import { KNOWN_HEADS } from './known-heads.data.ts';

const UUID = '00000000-0000-4000-8000-000000000001';
const guess = (head: string, row = '', events = [{ uuid: UUID, name: 'Wedding' }]) =>
  guessColumns({ head: head.split('|'), rows: [row.split('|')], hasHead: true }, events);

describe('known files', () => {
  it('our own', () => {
    expect(
      guess(
        'Household|Title|First name|Last name|Kind|Plus-one of|Rank|Address|Apartment|City|Wedding|Wedding, dish|Household ID|Guest ID',
      ),
    ).toEqual([
      ...[
        'household',
        'title',
        'firstName',
        'lastName',
        'kind',
        'plusOneOf',
        'listRank',
        'address1',
        'address2',
      ],
      ...['city', `reply:${UUID}`, `dish:${UUID}`, 'householdId', 'guestId'],
    ]);
  });

  it('Zola’s list', () => {
    expect(
      guess(
        'Title|First Name|Last Name|Suffix|Partner Title|Partner First Name|Partner Last Name|Child 1 First Name|Child 1 Last Name|Child 2 First Name|Child 2 Last Name|Relationship To Couple|Street Address|Apt/Floor/Suite|City|State/Province|Zip/Postal Code|Country',
      ),
    ).toEqual([
      ...['title', 'firstName', 'lastName', 'suffix', 'partnerTitle', 'partnerFirstName', 'partnerLastName'],
      ...['childFirstName', 'childLastName', 'childFirstName', 'childLastName', 'notes'],
      ...['address1', 'address2', 'city', 'region', 'postalCode', 'country'],
    ]);
  });

  it('Zola’s replies: whatever column holds replies is an event', () => {
    expect(guess('First Name|Last Name|Welcome Drinks|Wedding Day', 'Ana|Lee|Attending|No Response')).toEqual(
      [...['firstName', 'lastName', 'reply:new', 'reply:new']],
    );
  });

  it('Joy', () => {
    expect(guess('First Name|Last Name|Party|Plus Ones|Name on Envelope|Tags|Email|Phone Number')).toEqual([
      ...['firstName', 'lastName', 'household', 'plusOnes', 'envelopeOuter', 'tags', 'email', 'phone'],
    ]);
  });

  it('The Knot and stationers', () => {
    expect(guess('Guest Name|Plus One Name|RSVP|Meal Choice|Mailing Address', 'x|x|x|x|x')).toEqual([
      ...['names', 'partnerNames', `reply:${UUID}`, `dish:${UUID}`, 'address'],
    ]);
    expect(guess('Name on Envelope|Street Address 1|Street Address 2 (Optional)|City|State/Region')).toEqual([
      ...['names', 'address1', 'address2', 'city', 'region'],
    ]);
  });
});

it('one address column is the whole address', () => {
  expect(guess('Name|Address')).toEqual(['names', 'address']);
  expect(guess('Name|Address|Zip')).toEqual(['names', 'address1', 'postalCode']);
});

it('without heads it looks at the cells', () => {
  const rows = [
    ['Ana Lee', 'ana@people.example', '(212) 555-0100', '1 Elm St, Hudson, NY 12534', '7'],
    ['Tom Park', '', '', '', '9'],
  ];
  expect(guessColumns({ head: ['', '', '', '', ''], rows, hasHead: false }, [])).toEqual([
    ...['names', 'email', 'phone', 'address', ''],
  ]);
});

describe('the row of heads', () => {
  it('may stand below a title', () => {
    expect(findHeadRow([['Our list 2027'], [''], ['First', 'Last'], ['Ana', 'Lee']])).toBe(2);
    expect(findHeadRow([['Name'], ['Ana Lee']])).toBe(0);
  });
  it('may be missing', () => {
    expect(
      findHeadRow([
        ['Ana Lee', 'ana@people.example'],
        ['Guest', 'x'],
      ]),
    ).toBeUndefined();
    expect(findHeadRow([])).toBeUndefined();
  });
});

it('no two fields claim one head', () => {
  const heads = IMPORT_FIELDS.flatMap((field) => KNOWN_HEADS[field]);
  expect(heads.length).toBe(new Set(heads).size);
});
