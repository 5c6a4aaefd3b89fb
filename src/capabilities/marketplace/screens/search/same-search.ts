import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Opening and leaving the map of a phone is a step in the history of one and the same search. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return !isSame && defaultShouldRevalidate;
}
