import { type ComponentType, createContext } from 'react';

/** Nothing but data, so that it can be written down and compared. */
export type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : { [Key in keyof T]: Plain<T[Key]> };

/** The markup of a component with these properties, from memory where it was drawn before. */
export type RecallMarkup = <Props extends object>(
  Draw: ComponentType<Props>,
  properties: Props,
  /** Whether the browser will draw it as well, or leave it as it is. */
  use: 'hydrated' | 'static',
) => string;

/** Only the server remembers. In the browser, and in tests, parts are drawn like anything else. */
export const MarkupMemory = createContext<RecallMarkup | undefined>(undefined);

/** Properties of an element whose inside is known already; only ever with what React itself has written. */
export function inside(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup } };
}
