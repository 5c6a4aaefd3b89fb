import { describe, expect, it } from 'vitest';
import { canMove, firstState, PHOTO_STATES, photoStates } from './photo-states.ts';

describe('a photo of the wall', () => {
  it('waits where the couple looks first, and is shown where they look afterwards', () => {
    expect(firstState('BEFORE')).toBe('WAITING');
    expect(firstState('AFTER')).toBe('SHOWN');
    expect([photoStates.next('RECEIVED', 'hold'), photoStates.next('RECEIVED', 'show')]).toEqual([
      firstState('BEFORE'),
      firstState('AFTER'),
    ]);
  });

  it('can be moved from every state to every other, so that all of it can be undone', () => {
    for (const from of PHOTO_STATES)
      for (const to of PHOTO_STATES) expect(canMove(from, to), `${from} to ${to}`).toBe(from !== to);
  });

  it('knows the states of its rows', () => {
    expect(photoStates.states.filter((state) => state !== 'RECEIVED')).toEqual([...PHOTO_STATES]);
  });
});
