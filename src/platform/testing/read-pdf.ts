import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** A piece of text as it stands on a page, in points from its upper left corner. */
export type PdfPiece = { text: string; left: number; right: number; base: number };
export type PdfPage = { width: number; height: number; pieces: PdfPiece[] };

/** What somebody would read on the pages of a PDF file. A letter without a shape in any font is U+0000. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const file = await getDocumentProxy(bytes.slice());
  const pages: PdfPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , left = 0, up = 0] = item.transform as number[];
      return [{ text: item.str, left, right: left + item.width, base: height - up }];
    });
    pages.push({ width, height, pieces });
  }
  await file.loadingTask.destroy();
  return pages;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The letters and digits of each line in the order in which they are read; marks and spaces are the reader’s guess. */
export function linesOf({ pieces }: PdfPage): string[] {
  const lines = Map.groupBy(pieces, ({ base }) => Math.round(base));
  return [...lines].map(([, parts]) => {
    const turned = parts.some(({ text }) => RIGHT_TO_LEFT.test(text));
    const sorted = parts.toSorted((one, other) => (turned ? other.left - one.left : one.left - other.left));
    return lettersOf(sorted.map(({ text }) => text).join(''));
  });
}

export function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{L}\p{N}\0]/gu, '');
}

/** What is to be read aloud or copied where shapes alone do not tell it: a cluster of Devanagari, above all. */
export function spokenIn(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const found: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    if (file.subarray(at - 3, at).equals(Buffer.from('end'))) continue;
    const packed = file.subarray(at + 7, file.indexOf('endstream', at));
    if (packed[0] !== 0x78) continue;
    for (const [, hex = ''] of inflateSync(packed)
      .toString('latin1')
      .matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)) {
      found.push(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    }
  }
  return found;
}
