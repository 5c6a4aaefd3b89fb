import { describe, expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';

const nasty = `<script>alert("x")</script> & 'co'`;
const action = { label: 'Choose a password', url: 'https://ampersand.example/reset?token=a&next=%2F' };

describe('mail layout', () => {
  test('escapes everything it is given', () => {
    const { html } = renderMail({
      preview: nasty,
      heading: nasty,
      paragraphs: [nasty],
      action: { label: nasty, url: `https://ampersand.example/"><script>` },
      footnote: nasty,
      unsubscribeUrl: `https://ampersand.example/'><script>`,
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('example/"');
    expect(html).not.toContain("example/'");
    expect(
      html.match(/&lt;script&gt;alert\(&quot;x&quot;\)&lt;\/script&gt; &amp; &#39;co&#39;/g),
    ).toHaveLength(6);
  });

  test('lists further places, each as a link with a word about it', () => {
    const links = [{ label: 'Fern & <Film>', note: 'Hudson', url: 'https://ampersand.example/a?b=1&c=2' }];
    const { html, text } = renderMail({ preview: 'p', heading: 'h', paragraphs: [], links });
    expect(html).toContain('href="https://ampersand.example/a?b=1&amp;c=2"');
    expect(html).toContain('Fern &amp; &lt;Film&gt;</a>');
    expect(text).toContain('Fern & <Film>\nHudson\nhttps://ampersand.example/a?b=1&c=2');
    const bad = [{ label: 'x', note: '', url: 'javascript:alert(1)' }];
    expect(() => renderMail({ preview: 'p', heading: 'h', paragraphs: [], links: bad })).toThrow(
      'web address',
    );
  });

  test('says the same in plain text', () => {
    const { text } = renderMail({
      preview: 'A new password',
      heading: 'Choose a new password',
      paragraphs: ['Hello Ada & Grace,', 'You asked for a new password.'],
      action,
      footnote: 'The link works for one hour.',
      unsubscribeUrl: 'https://ampersand.example/unsubscribe',
    });
    expect(text).toBe(
      [
        'Choose a new password\n=====================',
        'Hello Ada & Grace,',
        'You asked for a new password.',
        `Choose a password:\n${action.url}`,
        'The link works for one hour.',
        '-- \nAmpersand\nUnsubscribe from these emails: https://ampersand.example/unsubscribe\n',
      ].join('\n\n'),
    );
  });

  test('links to the action, and shows its address for programs without buttons', () => {
    const { html } = renderMail({ preview: 'p', heading: 'h', paragraphs: ['one\ntwo'], action });
    const address = 'https://ampersand.example/reset?token=a&amp;next=%2F';
    expect(html.split(`href="${address}"`)).toHaveLength(3);
    expect(html).toContain(`>${address}</a>`);
    expect(html).toContain('one<br>two');
    expect(html).not.toContain('Unsubscribe');
  });

  test('refuses links that are not web addresses', () => {
    const content = {
      preview: 'p',
      heading: 'h',
      paragraphs: [],
      action: { label: 'Go', url: 'javascript:alert(1)' },
    };
    expect(() => renderMail(content)).toThrow('web address');
  });
});
