import { plural } from '#base/text.ts';

/** '3 vendors · 1 photo', 'Nothing here yet'. */
export function boardCounts({
  storefrontCount,
  photoCount,
}: {
  storefrontCount: number;
  photoCount: number;
}): string {
  const counts = [
    storefrontCount > 0 && plural(storefrontCount, 'vendor'),
    photoCount > 0 && plural(photoCount, 'photo'),
  ].filter((count) => count !== false);
  return counts.length > 0 ? counts.join(' · ') : 'Nothing here yet';
}
