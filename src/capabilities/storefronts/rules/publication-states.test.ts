import { describe, expect, it } from 'vitest';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { isInReview, publicationMachine } from './publication-states.ts';

describe('publication', () => {
  it('knows every status of the specification', () => {
    expect([...publicationMachine.states].sort()).toEqual([...PUBLICATION_STATUSES].sort());
  });

  it('leads from a draft to the page', () => {
    expect(publicationMachine.next('NEW', 'submit')).toBe('SUBMITTED');
    expect(publicationMachine.next('SUBMITTED', 'pick-up')).toBe('IN_REVIEW');
    expect(publicationMachine.next('IN_REVIEW', 'accept')).toBe('ACCEPTED');
    expect(publicationMachine.can('NEW', 'accept')).toBe(false);
  });

  it('is in review while submitted or picked up', () => {
    expect(PUBLICATION_STATUSES.filter(isInReview)).toEqual(['SUBMITTED', 'IN_REVIEW']);
  });
});
