import { escapeHtml } from '#base/escape-html.ts';
import { linklessName } from '#base/validation/linkless-name.ts';
import { mailFrame, mailStyle } from './mail-frame.ts';

export type MailContent = {
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** Plain text; a line break stays a line break. */
  paragraphs: string[];
  /** Further places to go, each with a word about it. */
  links?: { label: string; note: string; url: string }[];
  action?: { label: string; url: string };
  footnote?: string;
  unsubscribeUrl?: string;
  /** For whoever reads another language than English. */
  voice?: MailVoice;
};

/** What the frame itself says, and in which direction. */
export type MailVoice = {
  lang: string;
  dir: 'ltr' | 'rtl';
  buttonFallback: string;
  unsubscribe: string;
};

const ENGLISH: MailVoice = {
  lang: 'en',
  dir: 'ltr',
  buttonFallback: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'Unsubscribe from these emails',
};

/** A number to call, for who reads on the phone. */
const PHONE = /^tel:\+?\d+$/;

/** A mail in our look, and the same words for those who read plain text. Takes text, never HTML. */
export function renderMail(given: MailContent): { html: string; text: string } {
  // A heading is made of names, and has no reason to carry a link.
  const content = { ...given, heading: linklessName(given.heading) };
  for (const url of [content.action?.url, content.unsubscribeUrl]) assertWebAddress(url);
  for (const { url } of content.links ?? []) if (!PHONE.test(url)) assertWebAddress(url);
  return { html: renderHtml(content), text: renderText(content) };
}

function renderHtml(content: MailContent): string {
  const { preview, heading, paragraphs, links = [], action, footnote, unsubscribeUrl } = content;
  const { voice = ENGLISH } = content;
  const parts = [
    `<h1 class="ink" style="${mailStyle.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="ink" style="${mailStyle.paragraph}">${withBreaks(text)}</p>`),
    ...links.map(renderLink),
    ...(action ? [renderAction(action, voice)] : []),
    ...(footnote ? [`<p class="soft rule" style="${mailStyle.footnote}">${withBreaks(footnote)}</p>`] : []),
  ];
  const unsubscribe = unsubscribeUrl
    ? `<br><a class="soft" href="${escapeHtml(unsubscribeUrl)}" style="${mailStyle.quietLink}">${escapeHtml(voice.unsubscribe)}</a>`
    : '';
  return mailFrame({
    title: escapeHtml(heading),
    preview: escapeHtml(preview),
    body: parts.join('\n'),
    unsubscribe,
    lang: voice.lang,
    dir: voice.dir,
  });
}

function renderLink({ label, note, url }: { label: string; note: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p class="ink" style="${mailStyle.paragraph}"><a class="link" href="${address}" style="${mailStyle.link}">${escapeHtml(label)}</a><br><span class="soft">${escapeHtml(note)}</span></p>`;
}

/** The cell carries the colour, because some programs paint no background on a link. */
function renderAction({ label, url }: { label: string; url: string }, voice: MailVoice): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${mailStyle.buttonTable}"><tr>
<td class="button" bgcolor="${mailStyle.buttonColor}" style="${mailStyle.buttonCell}"><a href="${address}" style="${mailStyle.buttonLink}">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="${mailStyle.fallback}">${escapeHtml(voice.buttonFallback)}<br><a class="link" href="${address}" style="${mailStyle.link}">${address}</a></p>`;
}

function renderText(content: MailContent): string {
  const { heading, paragraphs, links = [], action, footnote, unsubscribeUrl, voice = ENGLISH } = content;
  const closing = ['Ampersand', ...(unsubscribeUrl ? [`${voice.unsubscribe}: ${unsubscribeUrl}`] : [])];
  const blocks = [
    `${heading}\n${'='.repeat(Math.min(heading.length, 60))}`,
    ...paragraphs,
    ...links.map(({ label, note, url }) => `${label}\n${note}\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    // Two dashes and a blank: mail programs recognise what follows as the signature.
    `-- \n${closing.join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function assertWebAddress(url: string | undefined): void {
  if (url !== undefined && !/^https?:\/\//i.test(url))
    throw new Error('A link in a mail has to be a web address.');
}
