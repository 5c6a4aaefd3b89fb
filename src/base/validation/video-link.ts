import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';
import { parseWebAddress } from './web-address.ts';

export type VideoLink = { kind: 'YOUTUBE' | 'VIMEO'; videoId: string };

const YOUTUBE_ID = /^[\w-]{1,64}$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,20})(?:\/[0-9a-f]+)?\/?$/;

function youtubeId(url: URL, host: string): string | undefined {
  if (host === 'youtu.be') return url.pathname.slice(1).replace(/\/$/, '');
  if (url.pathname === '/watch') return url.searchParams.get('v') ?? undefined;
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
}

/** The video behind a YouTube or Vimeo address; a channel or profile has none. */
export function parseVideoLink(text: string): VideoLink | undefined {
  const url = parseWebAddress(text);
  if (url === undefined) return undefined;
  const host = url.hostname.replace(/^(?:www|m|music|player)\./, '');
  if (host === 'vimeo.com') {
    const videoId = VIMEO_PATH.exec(url.pathname)?.[1];
    return videoId === undefined ? undefined : { kind: 'VIMEO', videoId };
  }
  if (host !== 'youtube.com' && host !== 'youtu.be' && host !== 'youtube-nocookie.com') return undefined;
  const videoId = youtubeId(url, host);
  return videoId !== undefined && YOUTUBE_ID.test(videoId) ? { kind: 'YOUTUBE', videoId } : undefined;
}

export const videoLink = textRule(MESSAGES.videoLink, (text) => parseVideoLink(text) !== undefined);
