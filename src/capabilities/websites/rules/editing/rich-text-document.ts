import type { RichPart, RichRun, RichText } from '../rich-text.ts';
import { siteLink } from '../stored/site-link.ts';

type Mark = { type: string; attrs?: Record<string, unknown> | undefined };

/** As the editor of rich text holds it. It knows more than is ever stored, so what comes back is read part by part. */
export type TextNode = {
  type?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  content?: TextNode[] | undefined;
  marks?: Mark[] | undefined;
  text?: string | undefined;
};

function marksOf({ bold, italic, link }: RichRun): Mark[] {
  return [
    ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
}

function textNodes(runs: readonly RichRun[]): TextNode[] {
  return runs
    .filter(({ text }) => text !== '')
    .map((run) => ({ type: 'text', text: run.text, marks: marksOf(run) }));
}

function paragraph(runs: readonly RichRun[]): TextNode {
  return { type: 'paragraph', content: textNodes(runs) };
}

function nodeOf(part: RichPart): TextNode {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part.runs);
    case 'heading-2':
    case 'heading-3':
      return {
        type: 'heading',
        attrs: { level: part.kind === 'heading-2' ? 2 : 3 },
        content: textNodes(part.runs),
      };
    case 'bullets':
    case 'numbers':
      return {
        type: part.kind === 'bullets' ? 'bulletList' : 'orderedList',
        content: part.items.map((runs) => ({ type: 'listItem', content: [paragraph(runs)] })),
      };
  }
}

export function toDocument(text: RichText): TextNode {
  return { type: 'doc', content: text.length === 0 ? [{ type: 'paragraph' }] : text.map(nodeOf) };
}

function linkOf(marks: readonly Mark[]): string | undefined {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href;
  return typeof href === 'string' ? siteLink(href) : undefined;
}

function isAlike(one: RichRun, other: RichRun): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.link === other.link;
}

function runsOf(node: TextNode): RichRun[] {
  const runs: RichRun[] = [];
  for (const { text = '', marks = [] } of node.content ?? []) {
    if (text === '') continue;
    const has = (name: string) => marks.some(({ type }) => type === name);
    const link = linkOf(marks);
    const run: RichRun = {
      text,
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(link !== undefined && { link }),
    };
    const last = runs.at(-1);
    if (last && isAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push(run);
  }
  return runs;
}

function itemsOf(list: TextNode): RichRun[][] {
  return (list.content ?? []).flatMap((item) => (item.content ?? []).map(runsOf));
}

function partOf(node: TextNode): RichPart | undefined {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', runs: runsOf(node) };
    case 'heading':
      return { kind: node.attrs?.level === 2 ? 'heading-2' : 'heading-3', runs: runsOf(node) };
    case 'bulletList':
      return { kind: 'bullets', items: itemsOf(node) };
    case 'orderedList':
      return { kind: 'numbers', items: itemsOf(node) };
    default:
      return undefined;
  }
}

function isBlank(part: RichPart): boolean {
  const runs = 'runs' in part ? part.runs : part.items.flat();
  return runs.every(({ text }) => text.trim() === '');
}

/** What of it is stored: parts of the closed list, without those that say nothing. */
export function fromDocument(document: TextNode): RichText {
  return (document.content ?? []).flatMap((node) => partOf(node) ?? []).filter((part) => !isBlank(part));
}
