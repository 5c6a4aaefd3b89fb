import type { RichText } from '../rules/rich-text.ts';
import type { PropsOf } from '../rules/stored/stored-block.ts';
import type { RichWords, Words } from '../rules/stored/words.ts';

/** In English, and in Spanish where the couple writes that, too. */
export function said(en: string, es?: string): Words {
  return es === undefined ? { en } : { en, es };
}

function paragraphs(text: string): RichText {
  return text.split('\n').map((line) => ({ kind: 'paragraph', runs: [{ text: line }] }));
}

/** A paragraph a line. */
export function told(en: string, es?: string): RichWords {
  return es === undefined ? { en: paragraphs(en) } : { en: paragraphs(en), es: paragraphs(es) };
}

export function question(
  en: readonly [string, string],
  es?: readonly [string, string],
): PropsOf<'faq'>['questions'][number] {
  return { question: said(en[0], es?.[0]), answer: told(en[1], es?.[1]) };
}
