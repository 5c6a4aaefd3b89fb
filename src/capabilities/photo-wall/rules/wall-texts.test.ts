import { describe, expect, it } from 'vitest';
import { PHOTO_STATES } from './photo-states.ts';
import { MODERATIONS, NAME_CHOICES, WALL_MODES } from './wall-choices.ts';
import {
  MODE_CHOICES,
  MODERATION_CHOICES,
  NAME_CHOICES_SHOWN,
  STATE_LABELS,
  sizeText,
  standingText,
} from './wall-texts.ts';

describe('what the couple reads', () => {
  it('has words for every choice and state', () => {
    const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id).toSorted();
    expect(ids(MODE_CHOICES)).toEqual([...WALL_MODES].toSorted());
    expect(ids(MODERATION_CHOICES)).toEqual([...MODERATIONS].toSorted());
    expect(ids(NAME_CHOICES_SHOWN)).toEqual([...NAME_CHOICES].toSorted());
    expect(Object.keys(STATE_LABELS)).toEqual([...PHOTO_STATES]);
  });

  it('says how the wall stands', () => {
    expect(standingText('OFF', 'OPEN')).toMatch(/^Off/);
    expect(
      new Set(['NOT_OPEN', 'OPEN', 'CLOSED'].map((each) => standingText('GALLERY', each as 'OPEN'))).size,
    ).toBe(3);
  });

  it.each([
    [0, '1 MB'],
    [12 * 1024 * 1024, '12 MB'],
    [1_500 * 1024 * 1024, '1.5 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
