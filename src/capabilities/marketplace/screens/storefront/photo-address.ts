const ADDRESS = /^#photo-([1-9]\d{0,3})$/;

/** Where a photo lies among all photos of the page: with scripts the lightbox opens there, without them the list. */
export function photoAnchor(index: number): string {
  return `photo-${index + 1}`;
}

/** The photo that an address shows; none where there is no such photo. */
export function photoAt(hash: string, count: number): number | undefined {
  const number = Number(ADDRESS.exec(hash)?.[1] ?? 0);
  return number >= 1 && number <= count ? number - 1 : undefined;
}
