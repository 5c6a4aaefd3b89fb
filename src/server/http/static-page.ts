import { hash } from 'node:crypto';
import { paths } from '#app/rules/paths.ts';
import { escapeHtml } from '#base/escape-html.ts';

/** What a page says when it cannot be drawn: nothing of the application is needed for it. */
export type StaticPage = { title: string; text: string; action?: { href: string; label: string } };

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1.25rem;background:#faf6f0;color:#232044;font:1.0625rem/1.6 Figtree,system-ui,sans-serif}
main{max-width:34rem;text-align:center}
.mark{margin:0;font:italic 4rem/1 Fraunces,Georgia,serif;color:#7a2740}
h1{margin:1rem 0 .75rem;font:500 2.25rem/1.2 Fraunces,Georgia,serif}
p{margin:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-top:2rem}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:1px solid #7a2740;border-radius:999px;color:#7a2740;background:#fff;font-weight:600;text-decoration:none}
a:first-child{background:#7a2740;color:#fff}
a:focus-visible{outline:3px solid #232044;outline-offset:3px}
`;

/** Its one style is named by hash; nothing else may load, run or be sent from here. */
export const STATIC_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function link({ href, label }: { href: string; label: string }): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

const HOME = { href: paths.home(), label: 'Go to the home page' };

export function drawStaticPage({ title, text, action }: StaticPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Ampersand</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark" aria-hidden="true">&amp;</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<nav aria-label="Where to go">${action ? link(action) : ''}${link(HOME)}</nav>
</main>
</body>
</html>
`;
}
