import { readPictureRequest } from '#capabilities/media/rules/picture-request.ts';
import { createPictureResizer } from '#capabilities/media/server/index.ts';
import type { TakenOut } from '../../contract/publishing.contract.ts';
import { withPictureFiles } from '../../rules/draw/keep-site.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { fileName, keepSheet } from './sheet-files.ts';

export type FolderFile = { name: string; content: Buffer };

/** What the built application lends to a folder of files. */
export type FolderTools = {
  /** A page as HTML, with the sheets it wants by the names that it is given for them. */
  draw(
    look: Pick<TakenOut, 'design' | 'palette' | 'type'>,
    view: TakenOut['pages'][number]['view'],
    sheetFile: (address: string) => string,
  ): string;
  /** A style sheet or a font of ours by its address. */
  read(address: string): Promise<Buffer>;
};

const READ_ME = `Your wedding website, to keep.

Open index.html in any browser. Everything it shows is in this folder, so it works without us and without the internet.
Links to other websites still lead there. Replies, messages and the countdown are left out.
`;

/** The names that addresses are given, in the order in which they were first asked for. */
function nameBook(nameOf: (address: string, place: number) => string) {
  const names = new Map<string, string>();
  return {
    names,
    of(address: string): string {
      const name = names.get(address) ?? nameOf(address, names.size + 1);
      names.set(address, name);
      return name;
    },
  };
}

/** One file after the other, so that no more than one picture is in memory: pages, their sheets with the fonts, pictures. */
export async function* folderFiles(
  deps: Pick<WebsiteDeps, 'db' | 'files' | 'secret'> & Parameters<typeof createPictureResizer>[0],
  { pages, ...look }: TakenOut,
  { draw, read }: FolderTools,
): AsyncGenerator<FolderFile> {
  const sheets = nameBook((address) => `styles/${fileName(address)}`);
  const pictures = nameBook((_, place) => `pictures/${String(place).padStart(3, '0')}.webp`);
  yield { name: 'read-me.txt', content: Buffer.from(READ_ME) };
  for (const page of pages) {
    const view = withPictureFiles(page.view, pictures.of);
    yield { name: page.fileName, content: Buffer.from(draw(look, view, sheets.of)) };
  }
  const fonts = new Set<string>();
  for (const [address, name] of sheets.names) {
    const sheet = await keepSheet({ address, css: (await read(address)).toString() }, read);
    for (const file of sheet.files) fonts.add(file);
    yield { name, content: Buffer.from(sheet.css) };
  }
  for (const address of fonts) yield { name: `styles/${fileName(address)}`, content: await read(address) };
  const resize = createPictureResizer(deps);
  for (const [address, name] of pictures.names) {
    const query = new URL(address, 'http://folder.invalid').searchParams;
    const asked = readPictureRequest(Object.fromEntries(query));
    const made = 'request' in asked ? await resize(asked.request) : undefined;
    if (made?.ok) yield { name, content: made.value.content };
    // A file that only looks whole would be found out when it is too late; this download breaks off.
    else if (made?.failure.code !== 'picture.not_found') throw new Error('A picture of a folder is missing.');
  }
}
