import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '../../testing/xlsx-file.ts';
import { readFile } from './read-file.ts';

const read = async (content: string | Uint8Array, name = 'guests.csv') => {
  const found = await readFile(
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
    name,
  );
  return found.ok ? found.value.sheet : found.failure.message;
};

describe('text', () => {
  it.each([
    ['commas', 'Name,Email\nAna Lee,ana@people.example'],
    ['semicolons, as European Excel writes', 'Name;Email\r\nAna Lee;ana@people.example\r\n'],
    ['tabs, as a spreadsheet is pasted', 'Name\tEmail\nAna Lee\tana@people.example'],
    ['quotes', '"Name","Email"\n"Ana Lee","ana@people.example"'],
    ['a title and empty rows around', 'Our list\n\nName,Email\n\nAna Lee,ana@people.example\n,\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toMatchObject({
      format: 'CSV',
      head: ['Name', 'Email'],
      rows: [['Ana Lee', 'ana@people.example']],
    });
  });

  it('UTF-16 and old Windows', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('Name\tEmail\nZoë\tz@people.example', 'utf16le'),
    ]);
    expect(await read(new Uint8Array(utf16))).toMatchObject({ rows: [['Zoë', 'z@people.example']] });
    expect(await read(new Uint8Array(Buffer.from('Name,Email\nZoë,', 'latin1')))).toMatchObject({
      rows: [['Zoë', '']],
    });
  });

  it('lines without any table are names', async () => {
    expect(await read('Lee, Ana\nThe Park Family (4)', 'Pasted list.txt')).toMatchObject({
      format: 'LINES',
      head: ['Name'],
      rows: [['Lee, Ana'], ['The Park Family (4)']],
    });
    expect(await read('Name\nLee, Ana\nAna, Tom and Mia Lee')).toMatchObject({
      head: ['Name'],
      rows: [['Lee, Ana'], ['Ana, Tom and Mia Lee']],
    });
  });

  it('says where a row stands in the file', async () => {
    expect(await read('Our list\n\nName,Email\nAna Lee,')).toMatchObject({ firstRow: 3 });
  });

  it('an open quote is no end of the world', async () => {
    expect(await read('Name,Email\n"Ana Lee,ana@people.example')).toMatchObject({ head: ['Name', 'Email'] });
  });

  it.each([
    ['nothing', '', /nothing in this file/],
    ['only heads', 'Name,Email\n', /nothing in this file/],
    ['too many rows', `Name\n${'Ana Lee\n'.repeat(5001)}`, /more than 5,000 rows/],
    ['too many columns', `${'Name,'.repeat(61)}x\n${'y,'.repeat(61)}x`, /more than 60 columns/],
    ['some other file', new Uint8Array([0, 1, 2, 3]), /couldn’t read this file/],
    ['old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /older Excel file/],
    ['a broken package', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 9, 9, 9, 9]), /couldn’t read this file/],
  ])('refuses %s', async (_, content, message) => {
    expect(await read(content)).toMatch(message);
  });
});

describe('spreadsheets', () => {
  it('cells as they are shown; a formula is never read', async () => {
    const file = xlsxFile([
      ['Name', 'Notes'],
      ['Ana & Tom Lee', { formula: 'HYPERLINK("http://evil.invalid")', value: 'click' }],
      ['=cmd|calc', ''],
    ]);
    const sheet = await read(file, 'guests.xlsx');
    expect(sheet).toMatchObject({
      format: 'XLSX',
      head: ['Name', 'Notes'],
      rows: [
        ['Ana & Tom Lee', 'click'],
        ['=cmd|calc', ''],
      ],
    });
    expect(JSON.stringify(sheet)).not.toContain('HYPERLINK');
  });

  it('a bomb stops at its limit', async () => {
    const zeros = new Uint8Array(60 * 1024 * 1024);
    const bomb = xlsxFile([['Name'], ['Ana']], { 'xl/media/zeros.bin': [zeros, { level: 6 }] });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await read(bomb, 'guests.xlsx')).toMatch(/too large/);
  });

  it('entities of a DTD are refused', async () => {
    const lol = '<!DOCTYPE lolz [<!ENTITY lol "lol">]><worksheet><sheetData/></worksheet>';
    expect(await read(xlsxFile([], { 'xl/worksheets/sheet1.xml': strToU8(lol) }))).toMatch(/too large/);
  });

  it('a cell at the end of the world is refused', async () => {
    const far =
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    expect(await read(xlsxFile([], { 'xl/worksheets/sheet1.xml': strToU8(far) }))).toMatch(/too large/);
  });
});

describe('contacts', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Lee;Ana;;Dr.;',
    'FN:Dr. Ana Lee',
    'EMAIL;type=INTERNET:ana@people.example',
    'item1.TEL:(212) 555-0100',
    'ADR;type=HOME:;Apt 2;418 Union Street;Hudson;NY;12534;USA',
    `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(70)}`,
    ` ${'A'.repeat(70)}`,
    'NOTE:Vegan\\, mostly',
    'END:VCARD',
    '',
  ].join('\r\n');

  it('one or several, without their pictures', async () => {
    const row = [
      ...['Dr.', 'Ana', 'Lee', '', 'ana@people.example', '(212) 555-0100'],
      ...['418 Union Street', 'Apt 2', 'Hudson', 'NY', '12534', 'USA', 'Vegan, mostly'],
    ];
    expect(await read(card, 'contacts.vcf')).toMatchObject({ format: 'VCARD', rows: [row] });
    expect(await read(card + card, 'contacts.vcf')).toMatchObject({ rows: [row, row] });
  });

  it('what is broken or too much is refused', async () => {
    expect(await read('BEGIN:VCARD\nthis is none\nEND:VCARD')).toMatch(/couldn’t read these contacts/);
    expect(await read(card.repeat(5001))).toMatch(/too large/);
  });
});
