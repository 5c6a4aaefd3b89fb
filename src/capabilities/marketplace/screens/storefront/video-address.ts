import type { StorefrontVideo } from '#capabilities/storefronts/rules/social-links.ts';

/** Where the film is watched by itself. */
export function watchAddress({ kind, videoId }: StorefrontVideo): string {
  const id = encodeURIComponent(videoId);
  return kind === 'VIMEO' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
}

/** The player for our page, from the addresses that set no cookies before it plays. */
export function playerAddress({ kind, videoId }: StorefrontVideo): string {
  const id = encodeURIComponent(videoId);
  return kind === 'VIMEO'
    ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
