/** The way down from a whole to something in it, by places; undefined for what is elsewhere. */
function placeIn(whole: Element, part: Element): number[] | undefined {
  const place: number[] = [];
  for (let node = part; node !== whole; ) {
    const parent = node.parentElement;
    if (!parent) return undefined;
    place.unshift([...parent.children].indexOf(node));
    node = parent;
  }
  return place;
}

function at(whole: Element, place: readonly number[]): Element | undefined {
  return place.reduce<Element | undefined>((node, index) => node?.children[index], whole);
}

/** What browsers remember of markup, carried over to the markup that took its place: open folds, and the focus. */
export function keepState(before: Element, after: Element, focused: Element | null): void {
  const folds = after.querySelectorAll('details');
  before.querySelectorAll('details').forEach((fold, index) => {
    const same = folds[index];
    if (same) same.open = fold.open;
  });
  const place = focused ? placeIn(before, focused) : undefined;
  const same = place && at(after, place);
  if (focused && same instanceof HTMLElement && same.tagName === focused.tagName)
    same.focus({ preventScroll: true });
}
