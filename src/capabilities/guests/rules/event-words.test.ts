import { expect, it } from 'vitest';
import { daysLeftText, dishesText, eventTime, repliesText, shortEventName } from './event-words.ts';

it('says as much of the time as is known', () => {
  const all = { date: '2028-06-10', startsAt: '16:30', endsAt: '23:00' };
  expect(eventTime(all)).toBe('Saturday, June 10, 2028, 4:30 PM to 11:00 PM');
  expect(eventTime({ ...all, endsAt: '' })).toBe('Saturday, June 10, 2028, 4:30 PM');
  expect(eventTime({ ...all, startsAt: '' })).toBe('Saturday, June 10, 2028');
  expect(eventTime({ date: null, startsAt: '', endsAt: '' })).toBe('');
});

it.each([
  ['Wedding', 'Wedding'],
  ['Welcome dinner', 'Welcome'],
  ['The big Sunday brunch', 'Sunday'],
  ['Hochzeitsgesellschaft', 'Hochzeitsges'],
  ['a b c d e f g h', 'a b c d e f '],
])('%s is short for a column', (name, short) => expect(shortEventName(name)).toBe(short));

it('says when replies open and close', () => {
  const event = { asksReply: true, opensOn: '2028-03-01', closesOn: '2028-05-01' };
  expect(repliesText(event, '2028-02-29')).toBe('Replies open Mar 1, 2028');
  expect(repliesText(event, '2028-03-01')).toBe('Replies close May 1, 2028');
  expect(repliesText(event, '2028-05-01')).toBe('Replies close May 1, 2028');
  expect(repliesText(event, '2028-05-02')).toBe('Replies closed May 1, 2028');
  expect(repliesText({ ...event, closesOn: null }, '2028-05-02')).toBe('No reply date yet');
  expect(repliesText({ ...event, asksReply: false }, '2028-05-02')).toBe('No reply needed');
});

it('says how long answers are still taken', () => {
  expect(daysLeftText('2028-05-09', '2028-05-01')).toBe('In 8 days');
  expect(daysLeftText('2028-05-02', '2028-05-01')).toBe('Tomorrow');
  expect(daysLeftText('2028-05-01', '2028-05-01')).toBe('Today');
  expect(daysLeftText('2028-04-30', '2028-05-01')).toBe('');
});

it('says what those who are coming eat', () => {
  const dishes = [{ name: 'Trout' }, { name: 'Risotto' }];
  expect(dishesText({ dishes }, { dishes: [31, 0], undecided: 2 })).toBe('31 Trout, 0 Risotto, 2 undecided');
  expect(dishesText({ dishes }, { dishes: [1, 2], undecided: 0 })).toBe('1 Trout, 2 Risotto');
});
