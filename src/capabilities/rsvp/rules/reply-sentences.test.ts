import { expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { BRUNCH, DINNER, GUEST, RUTH, sampleInvitation, WALTER } from '../testing/sample-invitation.ts';
import { knownReply } from './fitting-reply.ts';
import { dayWords, shortDayWords, whenWords } from './guest-dates.ts';
import type { Reply } from './reply.ts';
import { replySentences } from './reply-sentences.ts';
import { en } from './words/en.ts';
import { wordsOf } from './words/words-of.ts';

const invitation = sampleInvitation([RUTH, WALTER, GUEST], [DINNER, BRUNCH]);

function said(): Reply {
  const reply = knownReply(invitation);
  const [ruth, walter, guest] = reply.people;
  if (!(ruth && walter && guest)) throw new Error('Three people.');
  ruth.events = [
    { eventUuid: 'dinner', status: 'ATTENDING', dishUuid: 'rib' },
    { eventUuid: 'brunch', status: 'DECLINED', dishUuid: null },
  ];
  walter.events = [
    { eventUuid: 'dinner', status: 'ATTENDING', dishUuid: 'trout' },
    { eventUuid: 'brunch', status: 'DECLINED', dishUuid: null },
  ];
  walter.diets = ['NUTS'];
  walter.needs = ['STEP_FREE'];
  guest.events = [
    { eventUuid: 'dinner', status: 'UNSURE', dishUuid: null },
    { eventUuid: 'brunch', status: 'DECLINED', dishUuid: null },
  ];
  return { ...reply, note: 'Mazel tov!' };
}

it('says in English who comes, who does not, and what they eat', () => {
  expect(replySentences(en, invitation, said()).map(({ title, sentences }) => [title, ...sentences])).toEqual(
    [
      [
        'Wedding',
        'Ruth and Walter are coming.',
        'Ruth’s guest is not sure yet.',
        'Ruth is having: Short rib.',
        'Walter is having: Trout.',
      ],
      ['Sunday brunch', 'Ruth, Walter, and Ruth’s guest can’t come.'],
      ['', 'Food for Walter: No nuts.', 'For Walter: A way in without steps.'],
      ['Your words to them', 'Mazel tov!'],
    ],
  );
});

it.each(GUEST_LANGUAGES)('has every name and dish in %s', (language) => {
  const text = JSON.stringify(replySentences(wordsOf(language), invitation, said()));
  for (const word of ['Ruth', 'Walter', 'Short rib', 'Trout', 'Sunday brunch']) expect(text).toContain(word);
});

it('calls two of one first name by their whole names', () => {
  const twins = sampleInvitation([RUTH, { ...RUTH, uuid: 'other', lastName: 'Baum' }], [BRUNCH]);
  const reply = knownReply(twins);
  for (const person of reply.people)
    person.events = [{ eventUuid: 'brunch', status: 'ATTENDING', dishUuid: null }];
  expect(replySentences(en, twins, reply)[0]?.sentences).toEqual(['Ruth Adler and Ruth Baum are coming.']);
});

it('writes days as each language does', () => {
  expect(dayWords('en', '2027-09-11')).toBe('Saturday, September 11');
  expect(shortDayWords('es', '2027-09-11')).toBe('11 de septiembre');
  expect(whenWords('en', en, { date: '2027-09-11', startsAt: '16:00' })).toMatch(
    /^Saturday, September 11, at 4:00\sPM$/,
  );
  expect(whenWords('en', en, { date: null, startsAt: '16:00' })).toBe('');
  expect(dayWords('ar', '2027-09-11')).toContain('11');
});
