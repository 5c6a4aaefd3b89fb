/** One picture in several widths, narrowest first. */
export type PictureVariants = readonly { url: string; width: number }[];

const NAME = /([^/]+)\.(\d+)\.\w+$/;

/** Gathers files named 'garden-table.560.webp', as `import.meta.glob` lists them, by the picture they show. */
export function pictureVariants(files: Readonly<Record<string, string>>): (name: string) => PictureVariants {
  const byName = new Map<string, { url: string; width: number }[]>();
  for (const [file, url] of Object.entries(files)) {
    const [, name, width] = NAME.exec(file) ?? [];
    if (name === undefined) throw new Error(`The width is missing in the name of ${file}.`);
    byName.set(name, [...(byName.get(name) ?? []), { url, width: Number(width) }]);
  }
  return (name) => {
    const variants = byName.get(name);
    if (!variants) throw new Error(`There is no picture ${name}.`);
    return variants.toSorted((a, b) => a.width - b.width);
  };
}

/** For an image whose size on the page follows the window: 'a.webp 480w, b.webp 960w'. */
export function widthSet(variants: PictureVariants): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** For an image of one size on every page: 'a.webp 1x, b.webp 2x', the narrowest being the plain size. */
export function densitySet(variants: PictureVariants): string {
  const plain = variants[0]?.width ?? 1;
  return variants.map(({ url, width }) => `${url} ${Math.round((width / plain) * 100) / 100}x`).join(', ');
}
