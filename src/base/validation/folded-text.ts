/** Text in plain signs for pattern search, with the way back to what the writer typed. */
export type FoldedText = { text: string; original(start: number, end: number): string };

function foldCharacter(character: string): string {
  if (character < '\u0080') return /\s/.test(character) ? ' ' : character;
  if (/[\s\p{Zs}]/u.test(character)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(character)) return '-';
  if (/[•·∙。]/.test(character)) return '.';
  return character.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
}

/**
 * Full-width and styled signs become plain ones, accents and invisible characters vanish, every dash is a hyphen and
 * every white space a blank; so a pattern written for plain text also finds its disguises.
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
    original: (start, end) => source.slice(starts[start], starts[end]).trim(),
  };
}

/** First match of the first pattern that has one, as the writer typed it. */
export function firstMatch(folded: FoldedText, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(folded.text);
    if (match) return folded.original(match.index, match.index + match[0].length);
  }
  return undefined;
}
