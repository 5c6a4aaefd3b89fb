/**
 * One picture for each entry of a page, so that no picture stands there twice where another can be had. Whoever has
 * nothing left that is new keeps its first one; whoever has none at all is left out.
 */
export function pickCovers<Picture extends { id: string }>(
  candidates: readonly (readonly Picture[])[],
  alreadyShown: Iterable<string> = [],
): (Picture | undefined)[] {
  const shown = new Set(alreadyShown);
  return candidates.map((pictures) => {
    const cover = pictures.find(({ id }) => !shown.has(id)) ?? pictures[0];
    if (cover) shown.add(cover.id);
    return cover;
  });
}
