/** Something was pressed and will act when its code is there; `theme.css` knows how that looks. */
export function showsWaiting(element: Element, isWaiting: boolean): void {
  for (const name of ['data-waiting', 'aria-busy']) {
    if (isWaiting) element.setAttribute(name, 'true');
    else element.removeAttribute(name);
  }
}
