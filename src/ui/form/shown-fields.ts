/** Where the fields of a form stand on the page, and what they are called. */
export interface ShownFields {
  /** Of what is drawn; a field that leaves the page leaves this map. */
  elements: Map<string, HTMLElement>;
  /** Kept when a field leaves the page: what is wrong with it can still be told by its name. */
  labels: Map<string, string>;
}

export function noShownFields(): ShownFields {
  return { elements: new Map(), labels: new Map() };
}

/** Each once, in the order of the page; what is not drawn comes last. */
export function inPageOrder({ elements }: ShownFields, names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => {
    const [before, after] = [elements.get(one), elements.get(other)];
    if (!before || !after) return Number(!before) - Number(!after);
    return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** False for what is not drawn, and for what stands in a closed section. */
export function isInSight({ elements }: ShownFields, name: string): boolean {
  const element = elements.get(name);
  // Browsers from before 2024 cannot tell; there a field that is drawn counts as seen.
  return element !== undefined && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/**
 * Opens every closed section around a field: `details`, and what is hidden until found. The latter is told what a browser
 * tells it before it shows a match of the search in the page; React Aria's disclosures open at that.
 */
export function openSectionsOf({ elements }: ShownFields, name: string): void {
  for (let around = elements.get(name)?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    // Not bubbling: an open section around this one would take it for its own, and close.
    if (around.hidden) around.dispatchEvent(new Event('beforematch'));
  }
}

/** What was opened has to be drawn before anything in it can take the focus. */
export async function focusWhenDrawn({ elements }: ShownFields, name: string): Promise<void> {
  elements.get(name)?.focus();
  if (elements.has(name) && document.activeElement === elements.get(name)) return;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  elements.get(name)?.focus();
}
