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

/** A box that was ticked while the next markup was on its way stays ticked. */
function keepTicks(before: Element, after: Element): void {
  const boxes = (whole: Element) => whole.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  const known = new Map([...boxes(before)].map(({ name, value, checked }) => [`${name} ${value}`, checked]));
  for (const box of boxes(after)) box.checked = known.get(`${box.name} ${box.value}`) ?? box.checked;
}

/** What browsers remember of markup, carried over to the markup that took its place: open folds, ticked boxes, the focus. */
export function keepState(before: Element, after: Element, focused: Element | null): void {
  const folds = after.querySelectorAll('details');
  before.querySelectorAll('details').forEach((fold, index) => {
    const same = folds[index];
    if (same) same.open = fold.open;
  });
  keepTicks(before, after);
  // Drawing may take a while, in which somebody has gone on to another field.
  const isLost = document.activeElement === document.body;
  const place = focused && isLost ? placeIn(before, focused) : undefined;
  const same = place && at(after, place);
  if (focused && same instanceof HTMLElement && same.tagName === focused.tagName)
    same.focus({ preventScroll: true });
}
