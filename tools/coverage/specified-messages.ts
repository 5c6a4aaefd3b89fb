import { MESSAGES } from '#base/validation/messages.ts';

export const MESSAGES_FILE = 'src/base/validation/messages.ts';

/** A text of the specification and the name under which the code has it. */
export type SpecifiedMessage = { name: string; text: string };

const WRITTEN = /export function (\w+)\([^)]*\)[^{]*\{\s*return `([^`]*)`/g;

/** Placeholders are one and the same: '{year}', 'N', '${max}'. */
function plain(text: string): string {
  return text.replaceAll(/\$?\{[^}]*\}|\bN\b/g, '{}');
}

/** Every message, those with a place for a number or a name included. */
export function readMessages(source: string): SpecifiedMessage[] {
  return [
    ...Object.entries(MESSAGES).map(([key, text]) => ({ name: `MESSAGES.${key}`, text: plain(text) })),
    ...[...source.matchAll(WRITTEN)].map(([, name = '', text = '']) => ({ name, text: plain(text) })),
  ];
}

/** The messages a row quotes; one that is cut off with dots stands for the one that goes on. */
export function quotedMessages(item: string, messages: readonly SpecifiedMessage[]): SpecifiedMessage[] {
  // Closing quotes are apostrophes as well: a quote ends where no letter follows.
  const quotes = [...item.matchAll(/‘(.+?)’(?!\p{L})/gu)].map(([, text = '']) => plain(text));
  return messages.filter(({ text }) =>
    quotes.some((quote) =>
      quote.endsWith('...') ? text.startsWith(quote.slice(0, -'...'.length)) : text === quote,
    ),
  );
}
