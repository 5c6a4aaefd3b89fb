import { describe, expect, it } from 'vitest';
import {
  GUEST_KIND_LABELS,
  GUEST_KINDS,
  GUEST_LIST_LABELS,
  GUEST_LISTS,
  GUEST_SIDES,
  sideLabel,
} from '../household-choices.ts';
import { INVITATION_LABELS, INVITATION_STATUSES, NOT_INVITED } from '../invitation.ts';
import { isNothing, readKind, readList, readNumber, readReply, readSide } from './read-words.ts';

const COUPLE = { a: 'Maya', b: 'Théo' };

describe('our own words are read', () => {
  it.each(GUEST_KINDS)('%s', (kind) => expect(readKind(GUEST_KIND_LABELS[kind])).toBe(kind));
  it.each(GUEST_LISTS)('%s', (list) => expect(readList(GUEST_LIST_LABELS[list])).toBe(list));
  it.each(INVITATION_STATUSES)('%s', (status) => expect(readReply(INVITATION_LABELS[status])).toBe(status));
  it.each(GUEST_SIDES)('%s', (side) => {
    expect(readSide(sideLabel(side, COUPLE), COUPLE)).toBe(side);
    expect(readSide(sideLabel(side, { a: '', b: '' }), { a: '', b: '' })).toBe(side);
  });
  it('not invited', () => expect(readReply(NOT_INVITED)).toBe('NONE'));
});

it.each([
  ['Theo', 'B'],
  ['maya s family', 'A'],
  ['Maya & Theo', 'BOTH'],
  ['Bride', undefined],
  ['', undefined],
])('the side %j is %s', (text, side) => {
  expect(readSide(text, COUPLE)).toBe(side);
});

it.each([
  ['Definitely Invited', 'INVITED'],
  ['B-list', 'MAYBE'],
  ['waitlist', 'LATER'],
  ['friends', undefined],
])('the list %j is %s', (text, list) => {
  expect(readList(text)).toBe(list);
});

it.each([
  ['Joyfully accepts', 'ATTENDING'],
  ['No Response', 'INVITED'],
  ['Not Attending', 'DECLINED'],
  ['chicken', undefined],
])('the reply %j is %s', (text, reply) => {
  expect(readReply(text)).toBe(reply);
});

it.each([
  ['2', 2],
  ['Yes', 1],
  ['no', 0],
  ['', 0],
  ['many', undefined],
])('%j plus-ones are %s', (text, count) => {
  expect(readNumber(text)).toBe(count);
});

it.each([
  ['n/a', true],
  ['--', true],
  ['TBD', true],
  ['Nadia', false],
])('%j is nothing: %s', (text, isBlank) => {
  expect(isNothing(text)).toBe(isBlank);
});
