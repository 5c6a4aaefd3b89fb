/** A piece of a text, from its first character to the one after its last. */
export type Span = { start: number; end: number };

/** Text in plain signs for pattern search, with the way back to what the writer typed. */
export type FoldedText = {
  text: string;
  /** Where a piece of the folded text stands in what was typed, without white space around it. */
  sourceSpan(span: Span): Span;
};

/** The digits of every script come in rows of ten, so the row says what a digit counts. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 10 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value % 10);
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return /\s/.test(character) ? ' ' : character;
  if (/[\s\p{Zs}]/u.test(character)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(character)) return '-';
  if (/[•·∙。]/.test(character)) return '.';
  const plain = character.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  return plain.replace(/(?![0-9])\p{Nd}/gu, digitValue);
}

/**
 * Full-width and styled signs and the digits of other scripts become plain ones, accents and invisible characters
 * vanish, every dash is a hyphen and every white space a blank; so a pattern written for plain text also finds its
 * disguises.
 */
export function foldText(source: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  let position = 0;
  for (const character of source) {
    const folded = foldCharacter(character);
    for (let i = 0; i < folded.length; i += 1) starts.push(position);
    text += folded;
    position += character.length;
  }
  starts.push(source.length);
  return {
    text,
    sourceSpan: (span) => {
      const start = starts[span.start] ?? source.length;
      const piece = source.slice(start, starts[span.end]);
      const lead = piece.length - piece.trimStart().length;
      return { start: start + lead, end: start + lead + piece.trim().length };
    },
  };
}

export function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

/** First match of the first pattern that has one. */
export function firstMatch(text: string, patterns: readonly RegExp[]): Span | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return spanOf(match);
  }
  return undefined;
}
