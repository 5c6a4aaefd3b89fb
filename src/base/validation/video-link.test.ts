import { describe, expect, it } from 'vitest';
import { parseVideoLink, videoLink } from './video-link.ts';

const YOUTUBE = { kind: 'YOUTUBE', videoId: 'dQw4w9WgXcQ' };
const VIMEO = { kind: 'VIMEO', videoId: '76979871' };

describe('videoLink', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=1s', YOUTUBE],
    ['youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://youtube.com/shorts/dQw4w9WgXcQ/', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['http://www.vimeo.com/76979871/', VIMEO],
    ['https://vimeo.com/76979871/a1b2c3d4e5', VIMEO],
    ['https://player.vimeo.com/video/76979871?h=a1', VIMEO],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['https://vimeo.com/groups/films/videos/76979871', VIMEO],
    ['https://vimeo.com/showcase/123/video/76979871', VIMEO],
  ])('takes %s', (text, video) => {
    expect(videoLink(text)).toBeUndefined();
    expect(parseVideoLink(text)).toEqual(video);
  });

  it.each([
    'dQw4w9WgXcQ',
    'https://studio.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.com/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
    'https://www.youtube.com/@channel',
    'https://youtu.be/',
    'https://vimeo.com/',
    'https://vimeo.com/studio',
    'ftp://vimeo.com/76979871',
    'javascript://vimeo.com/76979871',
  ])('refuses %j', (text) => {
    expect(videoLink(text)).toBe("Something's wrong! Check your link.");
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(videoLink(empty)).toBeUndefined();
  });
});
