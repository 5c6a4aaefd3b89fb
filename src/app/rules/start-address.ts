import type { Side } from './person.ts';

const START = '/account/start';

type Wish = {
  /** Where somebody with a wedding and a business wants to go. */
  side?: Side;
  /** The page they came for. */
  next?: string | undefined;
};

/** Leads on to where somebody's work is: after every log-in, and from links that everyone gets alike. */
export function startAddress({ side, next }: Wish = {}): string {
  const query = new URLSearchParams({ ...(side && { side }), ...(next && { next }) });
  return query.size > 0 ? `${START}?${query}` : START;
}
