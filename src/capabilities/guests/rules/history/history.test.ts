import { describe, expect, it } from 'vitest';
import { NEW_HOUSEHOLD } from '../new-household.ts';
import {
  answersText,
  invitationWords,
  mailingWords,
  namesText,
  placeWords,
  tagWords,
} from './history-words.ts';
import { savedWords } from './saved-words.ts';

const ana = { uuid: 'a', firstName: 'Ana', lastName: 'Lee', email: '', diets: [] as string[] };
const seat = { uuid: 'b', firstName: '', lastName: '', email: '', diets: [] };
const before = { fields: NEW_HOUSEHOLD, people: [ana, seat] };

describe('what is told', () => {
  it.each([
    [namesText([ana, seat]), 'Ana Lee and Guest'],
    [
      answersText([
        { status: 'DECLINED', event: 'Brunch' },
        { status: 'ATTENDING', event: 'Wedding' },
        { status: 'ATTENDING', event: 'Dinner' },
      ]),
      'coming to Wedding and Dinner, can’t come to Brunch',
    ],
    [invitationWords(null, 'Brunch')('Ana Lee'), 'took Ana Lee off Brunch'],
    [invitationWords('INVITED', 'Brunch')('Ana Lee'), 'invited Ana Lee to Brunch'],
    [invitationWords('ATTENDING', 'Brunch')('Ana Lee'), 'noted for Ana Lee: coming to Brunch'],
    [tagWords('Family', true)('Ana Lee'), 'tagged Ana Lee Family'],
    [tagWords('Family', false)('Ana Lee'), 'took Family off Ana Lee'],
    [mailingWords('SAVE_THE_DATE', true), 'marked as sent: save the date'],
    [placeWords({ list: 'LATER', side: null }, { a: 'Maya', b: '' }), 'moved them to Later'],
    [placeWords({ list: 'MAYBE', side: 'A' }, { a: 'Maya', b: '' }), 'moved them to Maybe, Maya’s side'],
  ])('%s', (text, words) => {
    expect(text).toBe(words);
  });
});

describe('saving tells', () => {
  it.each([
    ['nothing of nothing', before, []],
    [
      'another list',
      { ...before, fields: { ...NEW_HOUSEHOLD, list: 'LATER' as const } },
      ['moved them to Later'],
    ],
    [
      'an address once',
      { ...before, fields: { ...NEW_HOUSEHOLD, address1: '1 Elm', city: 'Hudson', notes: 'x' } },
      ['changed the address and the notes'],
    ],
    [
      'who came and went',
      { ...before, people: [ana, { ...ana, uuid: 'c', firstName: 'Mia' }] },
      ['added Mia Lee', 'removed Guest'],
    ],
    [
      'what is known of somebody',
      { ...before, people: [{ ...ana, diets: ['VEGAN'] }, seat] },
      ['changed what is known of Ana Lee'],
    ],
  ])('%s', (_, after, words) => {
    expect(savedWords(before, after)).toEqual(words);
  });
});
