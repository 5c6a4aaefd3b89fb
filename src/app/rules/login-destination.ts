import { paths, safeNext } from './paths.ts';

export type LoginDestination = {
  /** Where every door leads: there it is decided who came, and whether the page they want is open to them. */
  destination: string;
  /** The page they came for, if it is one of ours. */
  next: string | undefined;
};

/** Where logging in leads, from the query of the log-in page. */
export function loginDestination(search: URLSearchParams): LoginDestination {
  const next = safeNext(search.get('next'), '') || undefined;
  return { destination: paths.start({ next }), next };
}
