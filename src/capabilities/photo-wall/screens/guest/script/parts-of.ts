/** A part of the page by its id; the page is drawn by us, so it is only missing where it is not wanted. */
export function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind | undefined {
  const found = document.getElementById(id);
  return found instanceof kind ? found : undefined;
}

export function inside<Kind extends Element>(
  parent: ParentNode,
  selector: string,
  kind: new () => Kind,
): Kind | undefined {
  const found = parent.querySelector(selector);
  return found instanceof kind ? found : undefined;
}
