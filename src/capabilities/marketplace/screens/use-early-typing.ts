import { type RefObject, useEffect, useState } from 'react';

type EarlyTyping = { label: string; text: string };

function labelOf(field: HTMLInputElement): string {
  return field.labels?.[0]?.textContent ?? '';
}

function typedSoFar(): EarlyTyping | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement ? { label: labelOf(field), text: field.value } : null;
}

/**
 * Whoever is quick has gone to the document's field, and typed, before its code was there. Waking up takes the place of
 * that field, so its focus and text are noted before and given to the one with the same label after, in a way that
 * React hears.
 */
export function useEarlyTyping(fields: RefObject<HTMLElement | null>): void {
  const [early] = useState(typedSoFar);
  useEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    const field = early && inputs.find((input) => labelOf(input) === early.label);
    if (!field) return;
    field.focus();
    if (early.text === '') return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, early.text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [fields, early]);
}
