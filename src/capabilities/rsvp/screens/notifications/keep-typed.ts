import type { MessageValues } from './message-form.ts';

/** What the fields began with, what stands in them, and the version that began. */
export type TypedMessage = { begun: MessageValues; version: number; values: MessageValues };

function keyOf(uuid: string, language: string): string {
  return `guest-message:${uuid}:${language}`;
}

/** Of this tab alone: two tabs may write different words. */
export function readTyped(uuid: string, language: string): TypedMessage | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(uuid, language)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepTyped(uuid: string, language: string, typed: TypedMessage | null): void {
  try {
    if (typed) sessionStorage.setItem(keyOf(uuid, language), JSON.stringify(typed));
    else sessionStorage.removeItem(keyOf(uuid, language));
  } catch {
    // Then they last as long as the page does.
  }
}
