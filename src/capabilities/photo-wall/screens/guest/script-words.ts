import type { WallWords } from '../../rules/wall-words.ts';

const SAID_BY_SCRIPT = [
  ...(['chooseMore', 'missingName', 'allSent', 'keepOpen', 'offline', 'waiting', 'full', 'gone'] as const),
  ...([
    'closed',
    'states',
    'saved',
    'withdrawAsk',
    'withdrawn',
    'photo',
    'reportAsk',
    'reported',
    'failed',
  ] as const),
];

/** What the script of the page says by itself. Where something is filled in, a name stands for it. */
export type ScriptWords = Pick<WallWords, (typeof SAID_BY_SCRIPT)[number]> & {
  sent: string;
  notTaken: string;
  photoBy: string;
};

export function scriptWords(words: WallWords): ScriptWords {
  const said = Object.fromEntries(SAID_BY_SCRIPT.map((key) => [key, words[key]])) as ScriptWords;
  return {
    ...said,
    sent: words.sent('{sent}', '{all}'),
    notTaken: words.notTaken('{file}'),
    photoBy: words.photoBy('{name}'),
  };
}
