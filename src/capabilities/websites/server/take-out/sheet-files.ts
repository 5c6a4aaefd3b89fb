const URLS = /url\((["']?)((?:\/|\.\.?\/)[^"')]+)\1\)/g;

/** Masks are asked for as if from another host, which a file opened from a disk may not do; so drawings stand in the sheet itself. */
const isDrawing = (address: string) => address.endsWith('.svg');

export const fileName = (address: string) => address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** A style sheet whose files lie beside it, and the addresses that those have now. */
export async function keepSheet(
  { address, css }: { address: string; css: string },
  read: (address: string) => Promise<Buffer>,
): Promise<{ css: string; files: string[] }> {
  const named = new Map<string, string>();
  for (const [, , written = ''] of css.matchAll(URLS)) {
    const found = new URL(written, new URL(address, 'http://folder.invalid')).pathname;
    const drawing = isDrawing(found) && `data:image/svg+xml;base64,${(await read(found)).toString('base64')}`;
    named.set(written, drawing || found);
  }
  const isInside = (target: string) => target.startsWith('data:');
  return {
    css: css.replaceAll(URLS, (_, _quote: string, written: string) => {
      const target = named.get(written) ?? '';
      return `url("${isInside(target) ? target : `./${fileName(target)}`}")`;
    }),
    files: [...named.values()].filter((target) => !isInside(target)),
  };
}
