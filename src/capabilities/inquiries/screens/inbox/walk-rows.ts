import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down walk through the rows of a list of links, as in a mail program. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll('a[href]')];
  const next = links[links.indexOf(document.activeElement) + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
