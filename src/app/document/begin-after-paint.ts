import { WAS_TOUCHED } from '#ui/first-touch.ts';
import { appendToBody } from './append-to-body.ts';
import { HAND_OVER_BLOCK } from './page-data.ts';

/** As React and its router write them. */
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const moduleScript = (mark: string) => `<script${mark} type="module" async="">`;

/** Names the code of a page, which waits in it as plain text. */
const FILES = 'data-files';

/** Asking for a file takes a phone about 5 ms, and a page may have thirty: nobody should have to wait behind them all. */
const FILES_AT_A_TIME = 4;

/**
 * In the browser. The frame that is asked for first is the one that shows the page; the second comes when it is on the
 * screen. Whoever touches the page before gets its code at once, and so does a tab that is not looked at: it has no frames.
 */
const BEGIN_SCRIPT = `{
const held=document.querySelector('script[${FILES}]');
const files=held.getAttribute('${FILES}').split(' ');
const ask=(count)=>{for(const href of files.splice(0,count))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))};
let isBegun=false;
const begin=()=>{
if(isBegun)return;
isBegun=true;
ask(files.length);
${HAND_OVER_BLOCK}
document.head.append(Object.assign(document.createElement('script'),{type:'module',textContent:held.textContent}));
};
const askFew=()=>{ask(${FILES_AT_A_TIME});files.length>0?setTimeout(askFew):begin()};
const touched=()=>{document.documentElement.classList.add('${WAS_TOUCHED}');begin()};
for(const touch of ['pointerdown','keydown','focusin'])addEventListener(touch,touched,{capture:true,once:true});
document.hidden?begin():requestAnimationFrame(()=>requestAnimationFrame(askFew));
}`;

/**
 * Pages are read before they are used: styles, fonts and the first picture have the line to themselves, and the code that
 * wakes a page up is fetched when it has been painted. A personal page is drawn with a nonce, and leaves with a hash for
 * each script that bears it (`own-scripts.ts`): for the code that waits as well.
 *
 * It looks for what React and its router write. Where an upgrade writes it otherwise, the page would sleep for ever, so it
 * fails instead; the start asks for a page to find out (`check-pages.ts`).
 */
export function beginAfterPaint(html: string, nonce?: string): string {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const opening = moduleScript(mark);
  const headEnd = html.indexOf('</head>');
  const script = html.lastIndexOf(opening);
  if (headEnd === -1 || script === -1)
    throw new Error(`A document without ${opening} would never be hydrated.`);
  const files: string[] = [];
  const head = html.slice(0, headEnd).replace(MODULE_PRELOAD, (_link, href: string) => {
    files.push(href);
    return '';
  });
  const held = [
    head,
    html.slice(headEnd, script),
    `<script${mark} type="text/plain" ${FILES}="${files.join(' ')}">`,
    html.slice(script + opening.length),
  ].join('');
  return appendToBody(held, `<script${mark}>${BEGIN_SCRIPT}</script>`);
}
