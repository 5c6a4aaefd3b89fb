import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES, type GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { GuestWords } from '../guest-words.ts';
import { wordsOf } from './words-of.ts';

type Said = {
  [Key in keyof GuestWords as GuestWords[Key] extends (...given: never[]) => string
    ? Key
    : never]: GuestWords[Key] extends (...given: infer Given) => string ? Given : never;
};

/** What every function is asked to say. Neither name is a word of any language. */
const GIVEN: Said = {
  list: [['Xanthe', 'Yorick']],
  guestOf: ['Xanthe'],
  pageTitle: ['Xanthe'],
  dear: ['Xanthe'],
  gettingMarried: ['Xanthe'],
  answerBy: ['Xanthe'],
  answersFrom: ['Xanthe'],
  at: ['Xanthe', 'Yorick'],
  wear: ['Xanthe'],
  stepOf: [7, 9],
  allComing: [1],
  noneComing: [1],
  whoIsWith: ['Xanthe'],
  whatToEat: ['Xanthe'],
  isHaving: ['Xanthe', 'Yorick'],
  cannotEat: ['Xanthe'],
  anyWords: ['Xanthe'],
  comes: ['Xanthe', 1],
  staysAway: ['Xanthe', 1],
  isOpen: ['Xanthe', 1],
  cannotEatSentence: ['Xanthe', 'Yorick'],
  needsSentence: ['Xanthe', 'Yorick'],
  thanks: ['Xanthe'],
  haveYourAnswer: ['Xanthe'],
  changeUntil: ['Xanthe'],
  tableOf: ['Xanthe', 'Yorick'],
  emailed: ['Xanthe'],
  closedLead: ['Xanthe'],
  askForChangeLead: ['Xanthe'],
  requestedLead: ['Xanthe'],
  addressTitle: ['Xanthe'],
  claimTitle: ['Xanthe'],
  claimSentLead: ['Xanthe'],
  inboxFull: ['Xanthe'],
  mailSubject: ['Xanthe'],
  mailLead: ['Xanthe'],
  changeApproved: ['Xanthe'],
  changeDeclined: ['Xanthe'],
  reminderSubject: ['Xanthe'],
  lastReminderSubject: ['Xanthe'],
  draftText: ['Xanthe'],
  linkSubject: ['Xanthe'],
  mailFoot: ['Xanthe'],
  stopLead: ['Xanthe', 'Yorick'],
};

/** Truly the same word as in English. */
const SAME: Readonly<Record<Exclude<GuestLanguage, 'en'>, readonly string[]>> = {
  es: ['diets.KOSHER', 'diets.HALAL', 'no'],
  fr: ['diets.HALAL'],
  de: ['diets.VEGAN', 'diets.HALAL'],
  pt: ['diets.KOSHER', 'diets.HALAL'],
  it: ['diets.KOSHER', 'diets.HALAL', 'no'],
  he: [],
  ar: [],
};

type Text = { key: string; text: string; given: readonly unknown[] };

function textsOf(words: GuestWords): Text[] {
  return Object.entries(words).flatMap(([key, value]): Text[] => {
    if (typeof value === 'string') return [{ key, text: value, given: [] }];
    if (typeof value === 'object')
      return Object.entries(value).map(([part, text]) => ({ key: `${key}.${part}`, text, given: [] }));
    const given: readonly unknown[] = GIVEN[key as keyof Said];
    return [{ key, text: Reflect.apply(value, words, given), given: given.flat() }];
  });
}

function keysWhere(words: GuestWords, isFound: (text: Text) => boolean): string[] {
  return textsOf(words)
    .filter(isFound)
    .map(({ key }) => key);
}

const OTHERS = GUEST_LANGUAGES.filter((language) => language !== 'en');
const COUNTED = ['allComing', 'noneComing'] as const;

describe.each(GUEST_LANGUAGES)('the words of %s', (language) => {
  const words = wordsOf(language);

  it('say something everywhere, without spaces around it', () => {
    expect(keysWhere(words, ({ text }) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('say what they are given', () => {
    const isLost = ({ text, given }: Text) =>
      given.some((name) => name !== 1 && !text.includes(String(name)));
    expect(keysWhere(words, isLost)).toEqual([]);
  });

  it('say who of several people comes', () => {
    for (const sentence of [words.comes, words.staysAway, words.isOpen])
      expect(sentence('Xanthe, Yorick', 2)).toContain('Xanthe, Yorick');
  });

  it('have curly apostrophes and quotation marks', () => {
    expect(keysWhere(words, ({ text }) => /['"]/.test(text))).toEqual([]);
  });

  it('name buttons as they are written on them', () => {
    expect(words.notSentYet).toContain(words.send);
    expect(words.missingName).toContain(words.dontKnowYet);
    expect(words.draftText('Xanthe')).toContain(words.send);
  });

  it('tell one, two and more people apart', () => {
    // ‘None of us’ has a gender in Hebrew, ‘we cannot’ has none.
    const told = language === 'he' ? { allComing: 3, noneComing: 2 } : { allComing: 3, noneComing: 3 };
    for (const key of COUNTED) expect(new Set([1, 2, 3].map(words[key])).size, key).toBe(told[key]);
  });
});

describe.each(OTHERS)('%s beside English', (language) => {
  it('has no word of it but those that are the same', () => {
    const english = new Map(textsOf(wordsOf('en')).map(({ key, text }) => [key, text]));
    expect(keysWhere(wordsOf(language), ({ key, text }) => text === english.get(key))).toEqual(
      SAME[language],
    );
  });
});

describe.each(['es', 'fr', 'de', 'pt', 'it'] as const)('verbs of %s', (language) => {
  it.each(['comes', 'staysAway', 'isOpen'] as const)('%s agrees with one person and with several', (key) => {
    expect(wordsOf(language)[key]('Xanthe', 1)).not.toBe(wordsOf(language)[key]('Xanthe', 2));
  });
});

describe.each([
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
] as const)('the script of %s', (language, letter) => {
  it('is in every text', () => {
    expect(keysWhere(wordsOf(language), ({ text }) => !letter.test(text))).toEqual([]);
  });

  it('comes first, or a browser would set the text from left to right', () => {
    const isLeftToRight = ({ text }: Text) => !letter.test(text.match(/\p{Letter}/u)?.[0] ?? '');
    expect(keysWhere(wordsOf(language), isLeftToRight)).toEqual(['list', 'at']);
  });
});

describe('single languages', () => {
  it('keep a space before French signs, one that does not break', () => {
    expect(keysWhere(wordsOf('fr'), ({ text }) => /[^\u00a0][?!:;»]|«[^\u00a0]/.test(text))).toEqual([]);
  });

  it.each([
    ['es', 'Ruth y acompañante de Ruth'],
    ['fr', 'Ruth et la personne qui accompagne Ruth'],
    ['de', 'Ruth und Ruths Begleitung'],
    ['pt', 'Ruth e acompanhante de Ruth'],
    ['it', 'Ruth e ospite di Ruth'],
  ] as const)('list somebody without a name in %s', (language, expected) => {
    const words = wordsOf(language);
    expect(words.list(['Ruth', words.guestOf('Ruth')])).toBe(expected);
  });

  it('say one o’clock in Spanish', () => {
    expect(wordsOf('es').at('sábado', '1:00 p.m.')).toBe('sábado, a la 1:00 p.m.');
    expect(wordsOf('es').at('sábado', '11:00 a.m.')).toBe('sábado, a las 11:00 a.m.');
  });

  it('know whose company it is in German', () => {
    expect(wordsOf('de').guestOf('Hans')).toBe('Hans’ Begleitung');
  });
});
