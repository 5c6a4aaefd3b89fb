import { strToU8, type Zippable, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const letter = (place: number) => String.fromCharCode(65 + place);

/** Text as it is, and a formula as `{ formula, value }` with what it came to. */
type Cell = string | { formula: string; value: string };

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
}

/** The smallest spreadsheet that programs open; `parts` replaces or adds files of the package. */
export function xlsxFile(rows: readonly (readonly Cell[])[], parts: Zippable = {}): Uint8Array<ArrayBuffer> {
  const body = rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${letter(x)}${y + 1}`)).join('')}</row>`,
    )
    .join('');
  const packed = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData></worksheet>`,
    ),
    ...parts,
  });
  return new Uint8Array(packed);
}
