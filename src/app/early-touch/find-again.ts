/** How to find an element, or the one that took its place. */
export type Whereabouts = { element: Element; name: string; around: readonly Element[] };

const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** What people would call it. A stand-in is called like what it stands for. */
function nameOf(element: Element): string {
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
  return (
    element.getAttribute('aria-label') ??
    (text(label) ||
      element.getAttribute('placeholder') ||
      element.getAttribute('name') ||
      text(element.querySelector('summary')) ||
      text(element))
  );
}

export function whereaboutsOf(element: Element): Whereabouts {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) around.push(outer);
  return { element, name: nameOf(element), around };
}

/** The element itself, or the nearest one of the same name that came in its place: React may draw a part anew. */
export function findAgain({ element, name, around }: Whereabouts, kind: string): Element | undefined {
  if (element.isConnected) return element;
  for (const outer of around) {
    if (!outer.isConnected) continue;
    for (const other of outer.querySelectorAll(kind)) if (nameOf(other) === name) return other;
  }
  return undefined;
}
