import { describe, expect, it } from 'vitest';
import { readWebAddress } from './web-address.ts';

const read = (text: string) =>
  readWebAddress(text, undefined, (port) => ['', '80', '443'].includes(port))?.href;

describe('an address that somebody gives us', () => {
  it.each([
    ['https://calendar.google.com/calendar/ical/x/basic.ics', undefined],
    ['webcal://p01-caldav.icloud.com/published/2/abc', 'https://p01-caldav.icloud.com/published/2/abc'],
    ['WEBCAL://Example.com/a', 'https://example.com/a'],
    ['  http://example.com/feed.ics  ', 'http://example.com/feed.ics'],
    ['https://example.com:443/a', 'https://example.com/a'],
    ['https://example.com./a#b', 'https://example.com/a'],
    ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
  ])('%s is read', (text, href = text) => {
    expect(read(text)).toBe(href);
  });

  it.each([
    'not an address',
    '',
    'file:///etc/passwd',
    'ftp://example.com/a.ics',
    'gopher://example.com/',
    'data:text/calendar,BEGIN:VCALENDAR',
    'javascript:alert(1)',
    'webcal:file:///etc/passwd',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://example.com:8080/',
    'https://example.com:22/',
    'http://example.com:5432/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://ⓛocalhost/',
    'http://printer/',
    'http://printer.local/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://router.lan/',
    'http://nas.home.arpa/',
    'http://db.corp/',
    'http://something.localhost/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://8.8.8.8/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[2606:4700::1111]/',
    `https://example.com/${'a'.repeat(2_000)}`,
  ])('%s is not', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
