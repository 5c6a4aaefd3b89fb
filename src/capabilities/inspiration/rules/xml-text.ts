import { escapeHtml } from '#base/escape-html.ts';

/** Everything XML 1.0 allows: no control characters but the white ones, no half of a pair. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for an element or an attribute of an XML document. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}
