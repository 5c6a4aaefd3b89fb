/** Not in an address, wherever in it they stand as a word or run together; short ones only as a word of their own. */
export const RUDE_ANYWHERE: readonly string[] = [
  ...[
    'fuck',
    'bitch',
    'cunt',
    'whore',
    'nigger',
    'nigga',
    'faggot',
    'bastard',
    'asshole',
    'dickhead',
    'blowjob',
  ],
  ...[
    'wanker',
    'hitler',
    'heilhit',
    'pornhub',
    'porno',
    'rapist',
    'pedophile',
    'kkk',
    'shithead',
    'bullshit',
  ],
];

export const RUDE_WORDS: readonly string[] = [
  ...[
    'shit',
    'ass',
    'arse',
    'cum',
    'tit',
    'tits',
    'dick',
    'cock',
    'slut',
    'porn',
    'sex',
    'xxx',
    'nazi',
    'rape',
  ],
  ...['fag', 'spic', 'kike', 'chink', 'damn', 'penis', 'vagina', 'anal'],
];
