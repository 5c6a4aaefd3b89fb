/** As a share of the whole line. */
export type LineMark = { at: number; width: number };

/**
 * Where the middle of each label stands: by its day, and pushed aside as far as its neighbors need. Labels that have no
 * room together even so are spread evenly.
 */
export function milestonePlaces(marks: readonly LineMark[], gap: number): number[] {
  const room = marks.reduce((sum, { width }) => sum + width, 0) + gap * (marks.length - 1);
  if (room > 1) return marks.map((_, index) => (index + 0.5) / marks.length);
  const places: number[] = [];
  let start = 0;
  for (const { at, width } of marks) {
    const place = Math.max(at, start + width / 2);
    places.push(place);
    start = place + width / 2 + gap;
  }
  let end = 1;
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const width = marks[index]?.width ?? 0;
    const place = Math.min(places[index] ?? 0, end - width / 2);
    places[index] = place;
    end = place - width / 2 - gap;
  }
  return places;
}
