import { editDistance, forgivenMistakes } from '#base/edit-distance.ts';
import { normaliseForSearch } from '#base/text.ts';

export type SlowName = { id: number; name: string; score: number };

const plain = (text: string) => normaliseForSearch(text).split(' ').filter(Boolean);
const joined = (text: string) => plain(text.replaceAll(/(?<=\p{L}\p{M}*)['’‘](?=\p{L})/gu, ''));
const readings = (text: string) => [plain(text), joined(text)];
const isFiller = (word: string) => word === 'the' || word === 'and';

/** What it costs to take this word of a name for what was typed; undefined where it is another word. */
function costOf(typed: string, word: string, isLast: boolean): number | undefined {
  if (word === typed || (isLast && word.startsWith(typed))) return 0;
  const most = forgivenMistakes(typed.length);
  const costs = [
    typed.length > 1 && word.startsWith(typed) ? 1 : 9,
    editDistance(typed, word, { most: 2, isBeginning: isLast }),
  ].filter((cost, index) => (index === 0 ? cost === 1 : cost <= most));
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

function groupOf(typedText: string[], nameText: string[]): number | undefined {
  const telling = typedText.filter((word) => !isFiller(word));
  const typed = telling.length > 0 ? telling : typedText.slice(0, 1);
  const hasArticle = telling.length > 0 && typedText[0] === 'the';
  const name = nameText.filter((word, index) => index === 0 || !isFiller(word));
  const isLast = (index: number) => index === typed.length - 1;
  const isAt = (start: number) =>
    typed.every((word, index) => {
      const other = name[start + index];
      return other !== undefined && costOf(word, other, isLast(index)) === 0;
    });
  let mistakes = 0;
  for (const [index, word] of typed.entries()) {
    const costs = name.flatMap((other) => costOf(word, other, isLast(index)) ?? []);
    if (costs.length === 0) return undefined;
    mistakes += Math.min(...costs);
  }
  if (mistakes > 0) return 3 + mistakes;
  if (isAt(0) || (name[0] === 'the' && isAt(1))) return hasArticle && name[0] !== 'the' ? 1 : 0;
  return name.some((_, start) => isAt(start)) ? 2 : 3;
}

/** Slow and obvious: every name is held against what was typed, word by word. */
export function findSlowly(names: readonly SlowName[], typed: string, limit: number): number[] {
  const asked = readings(typed).filter((words) => words.length > 0);
  const found = names.flatMap(({ id, name, score }) => {
    const groups = asked.flatMap((words) => readings(name).flatMap((other) => groupOf(words, other) ?? []));
    return groups.length > 0 ? [{ id, score, group: Math.min(...groups) }] : [];
  });
  const compare = (a: (typeof found)[number], b: (typeof found)[number]) =>
    a.group - b.group || b.score - a.score || a.id - b.id;
  return found
    .toSorted(compare)
    .slice(0, limit)
    .map(({ id }) => id);
}
